import type { serviceTexts } from '#app/features/site/content/en/interface.ts'
import type { TextLink } from '#app/features/site/home.ts'
import type { PageReview } from '#app/features/site/page-review.ts'

/** The six services, as the addresses of their pages end. */
export type ServiceName =
  | 'family-immigration'
  | 'work-visas'
  | 'permanent-residency'
  | 'citizenship'
  | 'u-visa'
  | 'investor-visa'

/** A service on the overview (specification, section 3, "service card"). */
export type ServiceCard = {
  icon: 'house' | 'briefcase' | 'id-card' | 'landmark' | 'shield-check' | 'building'
  title: string
  description: string
  path: `/services/${ServiceName}`
  features: readonly [string, string, string, string]
}

/** Something that the firm does in a service (specification, section 3, "offering"). */
export type Offering = {
  title: string
  description: string
  /** What the firm does. */
  details: readonly string[]
  /** What the law asks of the applicant. */
  requirements: readonly string[]
  notice?: DatedNotice
}

/** What stood on the day that is printed with it; texts quote it by the key of a fact, with `:verified` for the day. */
export type DatedNotice = { text: string; link?: { text: string; href: string } }

/** A step of the way through a case (specification, section 3, "process step"). */
export type ProcessStep<StepNumber extends string = string> = {
  number: StepNumber
  title: string
  description: string
  /** How long it takes, in words that promise nothing. */
  duration: string
}

/** The six steps of every service, in their order. */
export type SixSteps = readonly [
  ProcessStep<'01'>,
  ProcessStep<'02'>,
  ProcessStep<'03'>,
  ProcessStep<'04'>,
  ProcessStep<'05'>,
  ProcessStep<'06'>,
]

/** A heading with a sentence or two. */
export type TitledText = { title: string; text: string }

type SixTexts = readonly [TitledText, TitledText, TitledText, TitledText, TitledText, TitledText]

/** A heading, its lead, and what it offers. */
export type OfferingList = { title: string; lead: string; items: readonly Offering[] }

/** The words of one service's page, in the order of the page. Texts may quote facts by key, such as `{eb5.jobs}`. */
export type ServicePageContent = {
  /** As the menus say it. */
  name: string
  description: string
  /** What the thread of the drawing arrives at. */
  art: 'door' | 'doors' | 'street' | 'papers' | 'book'
  /** For people at risk: the page carries the control that leaves it at once. */
  leaveQuickly: boolean
  hero: { title: string; subtitle: string }
  offerings: OfferingList
  /** What holds for the whole page. */
  notice?: DatedNotice
  /** The kinds of visa among which the applicant chooses. */
  options?: OfferingList
  benefits?: { title: string; items: SixTexts }
  steps: { title: string; lead: string; items: SixSteps }
  beforeYouCall: { whoMayApply: string; howLong: string; whatToBring: readonly string[] }
  whyChooseUs?: { lead: string; notes: readonly { start: string; text: string }[] }
  /** Its text says how long the consultation takes. */
  closing: TitledText
  review: PageReview
}

/** The words of the overview. */
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

/** The words that all six pages share. */
export type ServiceWords = typeof serviceTexts

/** The control that leaves a page at once; `href` is an outside page that says nothing about the reader. */
export type LeaveWords = ServiceWords['leave']
