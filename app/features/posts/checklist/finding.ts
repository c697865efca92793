import { checklistTexts, type FindingKind } from '#app/features/posts/checklist/checklist-texts.ts'
import type { PostForm, PostTextForm } from '#app/features/posts/post.ts'
import type { TextName } from '#app/features/posts/post-fields.ts'
import type { Glossary } from '#app/features/facts/text-checks.ts'
import { isLocale, type Locale } from '#app/platform/texts/locales.ts'
import { fillText } from '#app/platform/fill-text.ts'

export type Finding = {
  kind: FindingKind
  field: TextName | 'reviewedBy' | 'reviewedOn'
  /** As readers see them, an image's address, or empty where something is missing. */
  words: string
  /** In the content: the Markdown line, from 0, where its block begins. */
  line?: number
  /** Key of the legal fact with this value today. */
  fact?: string
  /** The day that was likely meant, as it is written out. */
  nearest?: string
}

/** Fields that a form does not have are not checked. */
export type CheckedForm = PostTextForm &
  Partial<
    Pick<PostForm, 'locale' | 'findingsReason' | 'imageDecorates' | 'reviewedBy' | 'reviewedOn'>
  >

export function languageOf({ locale = '' }: Pick<CheckedForm, 'locale'>): Locale {
  return isLocale(locale) ? locale : 'en'
}

export type ChecklistRules = {
  /** Glossary and facts are in it. */
  locale: Locale
  glossary: Glossary
  facts: readonly { key: string; label: string; value: string }[]
  titles: readonly string[]
  /** The firm's lawyers. */
  reviewers: readonly string[]
  /** Images of other hosts are shown only after a click. */
  imageHosts: readonly string[]
}

export type Checklist = {
  findings: readonly Finding[]
  rules: ChecklistRules
  isBinding: boolean
}

/** In characters: search engines cut off the rest. */
export const EXCERPT_IN_SEARCH = 160

export const REASON_MAX = 300

export function findingText({ kind, words, fact = '', nearest = '' }: Finding): string {
  return fillText(checklistTexts.findings[kind], {
    words,
    fact: `{${fact}}`,
    nearest,
    most: EXCERPT_IN_SEARCH,
  })
}
