import type { plainPageTexts } from '#app/features/site/content/en/interface.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { mapTexts } from '#app/platform/map-texts.ts'
import type { PageReview } from '#app/features/site/pages/page-review.ts'

export type PlainPageName = 'who-may-help-you' | 'privacy' | 'accessibility' | 'disclaimer'

/** Paragraphs, then a list, then links. */
export type PlainSection = {
  /** Used as the anchor. */
  id: string
  title: string
  paragraphs: readonly string[]
  list?: readonly string[]
  /** An outside address opens in a new tab. */
  links?: readonly { text: string; href: string }[]
  /** Ends with the firm's lawyers and their registers. */
  showsAdmissions?: true
}

/** `{phone}` and `{email}` are the firm's. */
export type PlainPageContent = {
  title: string
  description: string
  subtitle: string
  sections: readonly PlainSection[]
  /** Only for pages about the law. */
  review?: PageReview
}

export type PlainPageTexts = typeof plainPageTexts

/** `{attorney}`, `{jurisdiction}`, and the `{register}` where it can be checked. */
export type LicenseTexts = Omit<PlainPageTexts, 'contents'>

/** At any depth; unknown placeholders stay. */
export function fillTexts<Content>(
  content: Content,
  values: Readonly<Record<string, string>>,
): Content {
  return mapTexts(content, (text) => fillText(text, values))
}
