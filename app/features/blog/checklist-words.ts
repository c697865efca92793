/** What the publish checklist can find. */
export type FindingKind =
  | 'cover-alt'
  | 'picture-alt'
  | 'heading-first'
  | 'heading-skipped'
  | 'heading-empty'
  | 'link-vague'
  | 'link-empty'
  | 'forbidden-word'
  | 'figure'
  | 'figure-of-fact'
  | 'reviewer'
  | 'review-day'
  | 'excerpt-long'
  | 'title-taken'
  | 'title-in-text'

/** The words of the publish checklist; the site's content has them in each language. */
export type ChecklistWords = {
  title: string
  none: string
  one: string
  /** `{count}` */
  many: string
  advisory: string
  binding: string
  /** `{words}` are those in question, `{fact}` a placeholder to quote, `{most}` a number of characters. */
  findings: Record<FindingKind, string>
  reason: { label: string; hint: string; missing: string; tooLong: string }
}
