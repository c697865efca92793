/** The pages that ship. */
export const PAGE_IDS = [
  'home',
  'about',
  'services',
  'contact',
  'faq',
  'answers',
  'fees',
  'urgent',
  'what-applies-now',
  'changes',
  'who-may-help-you',
  'visa-bulletin',
  'countries',
  'privacy',
  'accessibility',
  'disclaimer',
  'glossary',
] as const

export type PageId = (typeof PAGE_IDS)[number]
