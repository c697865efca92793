/** A link of the site with its words. */
export type TextLink = { text: string; path: string }

/** A link whose words alone do not say where it leads; `about` is spoken after them. */
export type AboutLink = TextLink & { about: string }

/** A short promise of help: a bold start and a sentence or two. */
export type RegionNote = { start: string; text: string }

/** One part of Home written for the readers of a region. */
export type RegionText = {
  title: string
  lead: string
  notes: readonly [RegionNote, RegionNote, RegionNote]
  more: readonly TextLink[]
}

/** A question of Home with its answer in paragraphs. */
export type HomeQuestion = {
  id: string
  category: string
  question: string
  answer: readonly [string, ...string[]]
}

/** The words of Home, in the order of the page. Texts may quote facts by key, such as `{eb5.jobs}`. */
export type HomeContent = {
  title: string
  description: string
  /** Stands beside each call to book. */
  bookingNote: string
  hero: { title: string; subtitle: string; bookConsultation: string; learnMore: AboutLink }
  general: { title: string; lead: string; more: TextLink }
  africa: RegionText
  southAmerica: RegionText
  questions: {
    title: string
    schedule: string
    seeAll: TextLink
    /** One each about family, investment, humanitarian help, citizenship and general matters. */
    items: readonly [HomeQuestion, HomeQuestion, HomeQuestion, HomeQuestion, HomeQuestion]
  }
  whyChooseUs: { title: string; heading: string; lead: string; text: string; more: TextLink }
  closing: { title: string; text: string; book: TextLink; learnMore: AboutLink }
}
