import { accessibility } from '#app/features/site/content/en/accessibility.ts'
import { disclaimer } from '#app/features/site/content/en/disclaimer.ts'
import { plainPageTexts } from '#app/features/site/content/en/interface.ts'
import { privacy } from '#app/features/site/content/en/privacy.ts'
import { whoMayHelpYou } from '#app/features/site/content/en/who-may-help-you.ts'
import type { PlainPageContent, PlainPageName } from '#app/features/site/pages/plain-page.ts'

const pages: Record<PlainPageName, PlainPageContent> = {
  'who-may-help-you': whoMayHelpYou,
  privacy,
  accessibility,
  disclaimer,
}

export const plainPages = { texts: plainPageTexts, pages }
