/** Of a page in a language that the site does not have. In braces stands what the firm's profile says. */
export type IntroductionTexts = {
  /** BCP 47. */
  lang: string
  /** In which `Intl` writes a time, with the digits of the page. */
  times: string
  dir: 'ltr' | 'rtl'
  /** In itself. */
  name: string
  openGraph: string
  title: string
  description: string
  lead: string
  skip: string
  home: string
  services: { title: string; items: Readonly<Record<string, string>> }
  consultation: {
    title: string
    length: string
    fee: string
    free: string
    /** Where the profile names no amount. */
    ask: string
  }
  contact: { title: string; phone: string; email: string; hours: string; speaks: string }
  write: { title: string; text: string; privacy: string; danger: string }
  governs: string
  english: string
  /** Stands before the firm's own label, which is English. */
  advertising: string
  general: string
  attorney: string
  sampleFirm: string
  /** From Sunday. */
  weekdays: readonly [string, string, string, string, string, string, string]
  dayRange: string
  comma: string
  /** By their tags. */
  languages: Readonly<Record<string, string>>
}
