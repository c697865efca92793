/** Spec 3.20. */
export type Question = {
  /** Unique on its page; used as the anchor. */
  id: string
  question: string
  answer: readonly [string, ...string[]]
  /** An outside address opens in a new tab. */
  link?: { text: string; href: string }
}

export type FaqSection = {
  /** Used as the anchor. */
  id: string
  title: string
  items: readonly Question[]
}
