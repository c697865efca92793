import type { serviceTexts } from '#app/features/site/content/en/interface.ts'
import type { PageReview } from '#app/features/site/pages/page-review.ts'
import type { Offer, OfferNotice, RouteStep } from '#app/ui/page/offers.tsx'

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

export type TitledText = { title: string; text: string }

export type OfferingList = { title: string; lead: string; items: readonly Offer[] }

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
  notice?: OfferNotice
  /** The kinds of visa to choose from. */
  options?: OfferingList
  benefits?: { title: string; items: readonly TitledText[] }
  steps: { title: string; lead: string; items: readonly RouteStep[] }
  beforeYouCall: { whoMayApply: string; howLong: string; whatToBring: readonly string[] }
  whyChooseUs?: { lead: string; notes: readonly { start: string; text: string }[] }
  /** Says how long the consultation takes. */
  closing: TitledText
  review: PageReview
}

export type ServiceTexts = typeof serviceTexts
