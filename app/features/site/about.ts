import type { TextLink } from '#app/features/site/home.ts'
import type { PageReview } from '#app/features/site/page-review.ts'

export type CoreValue = { name: string; text: string }

/** `{name}` is the firm's name, `{languages}` the list of its languages. */
export type AboutContent = {
  title: string
  description: string
  subtitle: string
  /** Shown while the profile is the sample one. */
  sampleNote: string
  story: { title: string; lead: string; paragraphs: readonly string[] }
  values: {
    title: string
    lead: string
    items: readonly [CoreValue, CoreValue, CoreValue, CoreValue]
  }
  founder: {
    title: string
    biography: readonly [string, ...string[]]
    admissionsTitle: string
    howToCheck: TextLink
  }
  offices: { title: string; lead: string; languagesTitle: string; languages: string; call: string }
  closing: { title: string; text: string; contact: TextLink }
  review: PageReview
}
