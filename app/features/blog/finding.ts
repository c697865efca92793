import { checklistTexts, type FindingKind } from '#app/features/blog/checklist-texts.ts'
import type { PostForm, PostTextForm } from '#app/features/blog/post.ts'
import type { Glossary } from '#app/features/facts/glossary.ts'
import { fillText } from '#app/platform/fill-text.ts'

/** One thing to look at before readers see a post. */
export type Finding = {
  kind: FindingKind
  /** The form's field in which it stands. */
  field: 'title' | 'excerpt' | 'content' | 'imageAlt' | 'reviewedBy' | 'reviewedOn'
  /** The words in question as readers see them, a picture's address, or nothing where something is missing. */
  words: string
  /** In the content: the line of the Markdown, from 0, on which its block begins. */
  line?: number
  /** The key of the fact that says the same today. */
  fact?: string
}

/** The editor's form as the checklist reads it. Fields that a form does not have are not asked for. */
export type CheckedForm = PostTextForm &
  Partial<Pick<PostForm, 'findingsReason' | 'imageDecorates' | 'reviewedBy' | 'reviewedOn'>>

/** What the checklist holds a post against. */
export type ChecklistRules = {
  glossary: Glossary
  /** The legal figures as the site says them today. */
  facts: readonly { key: string; value: string }[]
  /** The titles of other posts. */
  titles: readonly string[]
}

/** The checklist of a post as the editor opens with it. */
export type Checklist = {
  findings: readonly Finding[]
  rules: ChecklistRules
  /** Publishing over findings asks for a reason. */
  isBinding: boolean
}

/** How long an excerpt may be before search engines cut it off, in characters; about two lines of their lists. */
export const EXCERPT_IN_SEARCH = 160

/** How long a reason for publishing over findings may be, in characters. */
export const REASON_MAX = 300

/** A finding in a sentence. */
export function findingText({ kind, words, fact = '' }: Finding): string {
  return fillText(checklistTexts.findings[kind], {
    words,
    fact: `{${fact}}`,
    most: EXCERPT_IN_SEARCH,
  })
}
