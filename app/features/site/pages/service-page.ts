import type { serviceTexts } from '#app/features/site/content/en/interface.ts'
import type { TextLink } from '#app/features/site/page-content.ts'
import type { PageReview } from '#app/features/site/pages/page-review.ts'

/** Also the last part of their addresses. */
export type ServiceName =
  | 'family-immigration'
  | 'work-visas'
  | 'permanent-residency'
  | 'citizenship'
  | 'u-visa'
  | 'investor-visa'

/** Spec 3.21. */
export type ServiceCard = {
  icon: 'house' | 'briefcase' | 'id-card' | 'landmark' | 'shield-check' | 'building'
  title: string
  description: string
  path: `/services/${ServiceName}`
  features: readonly [string, string, string, string]
}

/** Spec 3.22. */
export type Offering = {
  title: string
  description: string
  /** What the firm does. */
  details: readonly string[]
  /** What the law asks of the applicant. */
  requirements: readonly string[]
  notice?: DatedNotice
}

/** Quotes a fact with `:verified` for its date. */
export type DatedNotice = { text: string; link?: { text: string; href: string } }

/** Spec 3.23. */
export type ProcessStep<StepNumber extends string = string> = {
  number: StepNumber
  title: string
  description: string
  /** Without a promise. */
  duration: string
}

export type SixSteps = readonly [
  ProcessStep<'01'>,
  ProcessStep<'02'>,
  ProcessStep<'03'>,
  ProcessStep<'04'>,
  ProcessStep<'05'>,
  ProcessStep<'06'>,
]

export type TitledText = { title: string; text: string }

type SixTexts = readonly [TitledText, TitledText, TitledText, TitledText, TitledText, TitledText]

export type OfferingList = { title: string; lead: string; items: readonly Offering[] }

/** In the order of the page; texts may quote facts by key, such as `{eb5.jobs}`. */
export type ServicePageContent = {
  /** As in the menus. */
  name: string
  description: string
  /** What the drawing's thread arrives at. */
  art: 'door' | 'doors' | 'street' | 'papers' | 'book'
  /** For people at risk: the page has the quick exit. */
  quickExit: boolean
  hero: { title: string; subtitle: string }
  offerings: OfferingList
  /** For the whole page. */
  notice?: DatedNotice
  /** The kinds of visa to choose from. */
  options?: OfferingList
  benefits?: { title: string; items: SixTexts }
  steps: { title: string; lead: string; items: SixSteps }
  beforeYouCall: { whoMayApply: string; howLong: string; whatToBring: readonly string[] }
  whyChooseUs?: { lead: string; notes: readonly { start: string; text: string }[] }
  /** Says how long the consultation takes. */
  closing: TitledText
  review: PageReview
}

export type ServicesOverview = {
  title: string
  description: string
  subtitle: string
  cards: readonly [ServiceCard, ServiceCard, ServiceCard, ServiceCard, ServiceCard, ServiceCard]
  learnMore: string
  /** Spoken after "Learn More", to tell equal links apart. `{title}` is the service. */
  learnMoreAbout: string
  closing: TitledText & { contact: TextLink }
  review: PageReview
}

export type ServiceTexts = typeof serviceTexts
