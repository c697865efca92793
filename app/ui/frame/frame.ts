export type NavigationItem = { name: string; path: string }

/** `note` is the menu's second row. */
export type ServiceItem = { name: string; path: string; note: string }

/** Spec 2.37. */
export type SocialNetwork = 'facebook' | 'twitter' | 'instagram' | 'linkedin'

/** As dialled from any country, as written in its own, and as a link. */
export type Phone = { display: string; href: string }

/** Beside the firm's name. */
export type LogoMark =
  | { kind: 'leaf' }
  | { kind: 'initials'; text: string }
  | { kind: 'image'; address: string }

export type FrameFirm = {
  name: string
  /** The logo's second line, for example "Immigration Law". */
  tagline: string
  mark: LogoMark
  /** Of each office, one entry per line. */
  addresses: readonly (readonly string[])[]
  phone: Phone
  /** Null where nobody reads it. */
  whatsapp: Phone | null
  email: string
  /** The sentence that names them. */
  languages: string
  /** Printed after `texts.responsibleAttorney`. */
  responsibleAttorney: string
  /** Whole sentences: attorney advertising, general information, missing review, sample firm. */
  advertising: string
  socials: readonly { network: SocialNetwork; href: string }[]
}

/** Above every page on which it is shown. */
export type FrameNotice = {
  id: string
  /** The country that it is about; null where the page says it. */
  place: string | null
  text: string
  link: { text: string; href: string } | null
  /** `url` null: the site no longer has the page. */
  source: { url: string | null; text: string } | null
  /** Its first day, in the long form. */
  since: string
}

export type FrameTexts = {
  skip: string
  logoLink: string
  /** Accessible name of the bar's navigation. */
  mainNavigation: string
  /** Accessible name of the list of languages. */
  language: string
  menu: string
  services: string
  seeAllServices: string
  bookConsultation: string
  /** How long a consultation takes. */
  bookingNote: string
  /** The floating button. */
  contactUs: string
  /** Spoken before the number. */
  call: string
  dashboard: string
  logout: string
  quickLinks: string
  ourServices: string
  /** The heading of the footer's address block. */
  contact: string
  /** Accessible name of the social links. */
  social: string
  /** Accessible name of the legal links. */
  legal: string
  /** Before the number. */
  whatsapp: string
  responsibleAttorney: string
  allRightsReserved: string
  /** Spoken after a link that opens a new tab. */
  newTab: string
  /** Accessible name of the region of toasts. */
  notifications: string
  /** Accessible name of the region of notices. */
  notices: string
  /** Before the name of a notice's source. */
  noticeSource: string
  /** Accessible name of a toast's close button. */
  close: string
}

/** `path` leads to the start page where the language lacks this one, and `missing` says so in that language. */
export type LanguageLink = {
  /** BCP 47. */
  lang: string
  name: string
  path: string
  isCurrent: boolean
  missing: string | null
}

/** `lang` is BCP 47. */
export type LanguageOffer = { lang: string; path: string; text: string }

/** `features/site` fills it with text, the root with the request. */
export type Frame = {
  firm: FrameFirm
  /** Services is inserted after the second. */
  navigation: readonly NavigationItem[]
  services: readonly ServiceItem[]
  /** Home, About Us, Immigration Updates, Contact Us. */
  footerLinks: readonly NavigationItem[]
  /** Family Immigration, Work Visas, Citizenship. */
  footerServices: readonly NavigationItem[]
  /** Privacy, accessibility, disclaimer. */
  legalLinks: readonly NavigationItem[]
  /** Last in the footer and in the menu of phones. */
  search: NavigationItem
  /** Its page says what is charged. */
  fees: string
  /** Under the page on paper: whose it is, where, and of which day. */
  printed: string
  languages: readonly LanguageLink[]
  /** In each of them but that of the page. */
  offers: readonly LanguageOffer[]
  /** On a translation that nobody of the firm has reviewed, or whose English text has changed since: which text governs. */
  translation: { text: string; link: { text: string; href: string; lang: string } } | null
  /** Without the query. */
  currentPath: string
  signedIn: boolean
  /** Whether whoever is signed in may change what the page says. */
  hasEditLinks: boolean
  bookingHref: string
  intakeHref: string
  /** Four digits, for the copyright line. */
  year: number
  notices: readonly FrameNotice[]
  texts: FrameTexts
}
