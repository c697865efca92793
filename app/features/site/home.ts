export type TextLink = { text: string; path: string }

/** `about` is spoken after the text, which alone does not say where the link leads. */
export type AboutLink = TextLink & { about: string }

/** A bold start and a sentence or two. */
export type RegionNote = { start: string; text: string }

export type RegionText = {
  title: string
  lead: string
  notes: readonly [RegionNote, RegionNote, RegionNote]
  more: readonly TextLink[]
}

export type HomeQuestion = {
  id: string
  category: string
  question: string
  answer: readonly [string, ...string[]]
}

/** In the order of the page; texts may quote facts by key, such as `{eb5.jobs}`. */
export type HomeContent = {
  title: string
  description: string
  /** Beside each call to book. */
  bookingNote: string
  hero: { title: string; subtitle: string; bookConsultation: string; learnMore: AboutLink }
  general: { title: string; lead: string; more: TextLink }
  africa: RegionText
  southAmerica: RegionText
  questions: {
    title: string
    schedule: string
    seeAll: TextLink
    /** Spec 2.53. */
    items: readonly [HomeQuestion, HomeQuestion, HomeQuestion, HomeQuestion, HomeQuestion]
  }
  whyChooseUs: { title: string; heading: string; lead: string; text: string; more: TextLink }
  closing: { title: string; text: string; book: TextLink; learnMore: AboutLink }
}
