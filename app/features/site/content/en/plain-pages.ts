import { accessibility } from '#app/features/site/content/en/accessibility.ts'
import { disclaimer } from '#app/features/site/content/en/disclaimer.ts'
import { privacy } from '#app/features/site/content/en/privacy.ts'
import { whoMayHelpYou } from '#app/features/site/content/en/who-may-help-you.ts'
import type {
  PlainPageContent,
  PlainPageName,
  PlainPageWords,
} from '#app/features/site/plain-page.ts'

const words: PlainPageWords = {
  contents: 'On this page',
  admission: '{attorney}, {jurisdiction}',
  register: 'Look in the register: {register}',
}

const pages: Record<PlainPageName, PlainPageContent> = {
  'who-may-help-you': whoMayHelpYou,
  privacy,
  accessibility,
  disclaimer,
}

/** The plain pages in English, with what they share. */
export const plainPages = { words, pages }
