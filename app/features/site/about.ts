import type { TextLink } from '#app/features/site/home.ts'
import type { PageReview } from '#app/features/site/page-review.ts'

/** What the firm holds to, in a name and a sentence or two that can be checked. */
export type CoreValue = { name: string; text: string }

/** The words of the About page. `{name}` stands for the firm's name, `{languages}` for the list of its languages. */
export type AboutContent = {
  title: string
  description: string
  subtitle: string
  /** Printed above the story while the profile is the sample one. */
  sampleNote: string
  story: { title: string; lead: string; paragraphs: readonly string[] }
  /** Client-centered, excellence, cultural competence, advocacy. */
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
