import type { ToastMessage } from '#app/ui/toast-message.ts'

/** A named place in the site. */
export type NavigationItem = { name: string; path: string }

/** One of the six services, with one plain line (`note`) for the menu's second row. */
export type ServiceItem = { name: string; path: string; note: string }

/** The networks whose mark is drawn in `social-paths.ts`. */
export type SocialNetwork = 'facebook' | 'twitter' | 'instagram' | 'linkedin'

/** What the frame says about the firm. Every value is content, nothing is composed of two of them but where said. */
export type FrameFirm = {
  name: string
  /** The logo's second line, for example "Immigration Law". */
  tagline: string
  /** The Arlington address, one entry a line. */
  addressLines: readonly string[]
  phone: { display: string; href: string }
  email: string
  /** One line such as "Second office: Houston, TX". */
  secondOffice?: string
  /** Name and place, printed after `words.responsibleAttorney`. */
  responsibleAttorney: string
  /** Whole sentences: attorney advertising, general information, sample firm. */
  advertising: string
  socials: readonly { network: SocialNetwork; href: string }[]
  /** The sentence under the footer's logo. */
  promise: string
}

/** Every visible or spoken word of the frame that is not the firm's. */
export type FrameWords = {
  /** "Skip to main content" */
  skip: string
  /** Name of the logo's link, for example "Alder & Quill Immigration Law, home". */
  logoLink: string
  /** Accessible name of the bar's navigation, for example "Main". */
  mainNavigation: string
  /** "Menu" */
  menu: string
  /** "Services" */
  services: string
  /** "See all services" */
  seeAllServices: string
  /** "Book Consultation" */
  bookConsultation: string
  /** How long a consultation takes; goes with every booking link of the frame. */
  bookingNote?: string
  /** "Contact Us": the floating pill. */
  contactUs: string
  /** "Call", spoken before the number. */
  call: string
  /** "Dashboard" */
  dashboard: string
  /** "Logout" */
  logout: string
  /** "Quick Links" */
  quickLinks: string
  /** "Our Services" */
  ourServices: string
  /** "Contact": heading of the footer's address block. */
  contact: string
  /** Accessible name of the social links, for example "Follow us". */
  social: string
  /** Accessible name of the legal links, for example "Legal". */
  legal: string
  /** "Responsible attorney" */
  responsibleAttorney: string
  /** "All rights reserved." */
  allRightsReserved: string
  /** Spoken after a link that leaves the page standing, for example "opens in a new tab". */
  newTab: string
  /** Accessible name of the region that toasts appear in, for example "Notifications". */
  notifications: string
  /** Accessible name of a toast's close button. */
  close: string
}

/** Everything the shared layout shows. `features/site` satisfies it with text, the root with the request. */
export type Frame = {
  firm: FrameFirm
  /** Home, About Us, Blog, FAQ, Contact. Services is put after the second. */
  navigation: readonly NavigationItem[]
  /** The services overview, where "See all services" leads. */
  servicesPath: string
  /** The six services. */
  services: readonly ServiceItem[]
  /** Home, About Us, Immigration Updates, Contact Us. */
  footerLinks: readonly NavigationItem[]
  /** Family Immigration, Work Visas, Citizenship. */
  footerServices: readonly NavigationItem[]
  /** Privacy, accessibility, disclaimer and their like. */
  legalLinks: readonly NavigationItem[]
  dashboardPath: string
  logoutPath: string
  /** Path of the page shown, without query. */
  currentPath: string
  signedIn: boolean
  /** The external scheduling page. */
  bookingHref: string
  /** The external lead-intake form. */
  intakeHref: string
  /** Four digits, for the copyright line. */
  year: number
  toasts: readonly ToastMessage[]
  words: FrameWords
}
