import type { plainPageTexts } from '#app/features/site/content/en/interface.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { mapTexts } from '#app/platform/map-texts.ts'
import type { PageReview } from '#app/features/site/page-review.ts'

/** The plain pages, as their addresses end. */
export type PlainPageName = 'who-may-help-you' | 'privacy' | 'accessibility' | 'disclaimer'

/** A part of a plain page: paragraphs, then a list, then links. */
export type PlainSection = {
  /** Ends the address of the section. */
  id: string
  title: string
  paragraphs: readonly string[]
  list?: readonly string[]
  /** An outside address opens in a new tab. */
  links?: readonly { text: string; href: string }[]
  /** Ends with the firm's lawyers and the registers in which each can be checked. */
  showsAdmissions?: true
}

/**
 * A page of text: who may help you, privacy, accessibility, disclaimer. `{phone}` and `{email}` stand for the
 * firm's.
 */
export type PlainPageContent = {
  title: string
  description: string
  subtitle: string
  sections: readonly PlainSection[]
  /** Of a page about the law; the others have none. */
  review?: PageReview
}

/** The words that all plain pages share. */
export type PlainPageWords = typeof plainPageTexts

/** The words of a lawyer's licence: `{attorney}` and `{jurisdiction}`, and the `{register}` where it can be checked. */
export type LicenseWords = Omit<PlainPageWords, 'contents'>

/** Puts values in the place of `{placeholders}` into every text of a content record. Unknown placeholders stay. */
export function fillTexts<Content>(
  content: Content,
  values: Readonly<Record<string, string>>,
): Content {
  return mapTexts(content, (text) => fillText(text, values))
}
