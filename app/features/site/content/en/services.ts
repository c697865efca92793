import { reviewTexts, serviceTexts } from '#app/features/site/content/en/interface.ts'
import { citizenship } from '#app/features/site/content/en/services/citizenship.ts'
import { familyImmigration } from '#app/features/site/content/en/services/family-immigration.ts'
import { investorVisa } from '#app/features/site/content/en/services/investor-visa.ts'
import { permanentResidency } from '#app/features/site/content/en/services/permanent-residency.ts'
import { uVisa } from '#app/features/site/content/en/services/u-visa.ts'
import { workVisas } from '#app/features/site/content/en/services/work-visas.ts'
import type { PageReview } from '#app/features/site/pages/page-review.ts'
import type {
  ServiceCard,
  ServiceName,
  ServicePageContent,
} from '#app/features/site/pages/service-page.ts'

const cards: readonly ServiceCard[] = [
  {
    icon: 'house',
    title: 'Family Immigration',
    description:
      'For a citizen or permanent resident who wants a husband, wife, child, parent, brother or sister near.',
    path: '/services/family-immigration',
    features: [
      'Spouse and fiancé visas',
      'Parent and child petitions',
      'Sibling petitions',
      'Adjustment of status',
    ],
  },
  {
    icon: 'briefcase',
    title: 'Work Visas',
    description:
      'For workers with an offer, companies that move their people, and traders and owners from treaty countries.',
    path: '/services/work-visas',
    features: [
      'H-1B for jobs that need a degree',
      'L-1 for transfers inside a company',
      'E-1/E-2 for treaty traders and investors',
      'O-1 for extraordinary ability',
    ],
  },
  {
    icon: 'id-card',
    title: 'Permanent Residency',
    description:
      'For people who want to live and work here for good, by whichever road the law leaves them.',
    path: '/services/permanent-residency',
    features: [
      'Green cards through family',
      'Green cards through work, EB-1 to EB-3',
      'The diversity lottery',
      'Special immigrants',
    ],
  },
  {
    icon: 'landmark',
    title: 'Citizenship',
    description: 'For permanent residents who have been here long enough, or want to know when.',
    path: '/services/citizenship',
    features: ['Naturalization', 'Test preparation', 'Documentation', 'Interview preparation'],
  },
  {
    icon: 'shield-check',
    title: 'U-Visa',
    description:
      'For people who were hurt by a serious crime here and help the police or a prosecutor.',
    path: '/services/u-visa',
    features: [
      'A check of whether you qualify',
      'The police certification',
      'Your family in the same case',
      'Waivers for past problems',
    ],
  },
  {
    icon: 'building',
    title: 'Investor Visa',
    description: 'For owners, founders and investors who want to start or lead a business here.',
    path: '/services/investor-visa',
    features: [
      'EB-5, which leads to a green card',
      'E-2, for nationals of treaty countries',
      'L-1A, for a company’s managers',
      'The path of the money, on paper',
    ],
  },
]

const overview = {
  title: 'Our Services',
  description:
    'Six kinds of immigration cases: family, work visas, permanent residency, citizenship, U visas and investor visas. What each is, and what we do in it.',
  subtitle:
    'Six kinds of cases. Find the one that sounds like yours. If two do, ask us: that is what the first talk is for.',
  cards,
  learnMore: 'Learn More',
  /** Spoken after "Learn More", to tell equal links apart. `{title}` is the service. */
  learnMoreAbout: 'about {title}',
  closing: {
    title: 'Not sure which one is yours?',
    text: 'Most people are not. The consultation takes 30 minutes, and you will leave with a plain answer.',
    contact: { text: 'Contact Us', path: '/contact' },
  },
  review: null as PageReview,
}

export type ServicesOverview = typeof overview

const pages: Record<ServiceName, ServicePageContent> = {
  'family-immigration': familyImmigration,
  'work-visas': workVisas,
  'permanent-residency': permanentResidency,
  citizenship,
  'u-visa': uVisa,
  'investor-visa': investorVisa,
}

/** Spec 2.62 to 2.80. */
export const services = { overview, texts: serviceTexts, review: reviewTexts, pages }
