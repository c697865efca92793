import type { PageReview } from '#app/features/site/pages/page-review.ts'

export type TextLink = { text: string; path: string }

/** `about` is spoken after the text, which alone does not say where the link leads. */
type AboutLink = TextLink & { about: string }

/** A bold start and a sentence or two. */
type RegionNote = { start: string; text: string }

export type RegionText = {
  title: string
  lead: string
  notes: readonly [RegionNote, RegionNote, RegionNote]
  more: readonly TextLink[]
}

type HomeQuestion = {
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

type CoreValue = { name: string; text: string }

/** `{name}` is the firm's name, `{languages}` the list of its languages. */
export type AboutContent = {
  title: string
  description: string
  subtitle: string
  /** Shown while the profile is the sample one. */
  sampleNote: string
  story: { title: string; lead: string; paragraphs: readonly string[] }
  values: {
    title: string
    lead: string
    items: readonly [CoreValue, CoreValue, CoreValue, CoreValue]
  }
  founder: {
    title: string
    biography: readonly [string, ...string[]]
    admissionsTitle: string
    howToCheck: TextLink
  }
  offices: { title: string; lead: string; languagesTitle: string; languages: string; call: string }
  closing: { title: string; text: string; contact: TextLink }
  review: PageReview
}

/** Spec 3.20. */
export type Question = {
  /** Unique on its page; used as the anchor. */
  id: string
  question: string
  answer: readonly [string, ...string[]]
  /** An outside address opens in a new tab. */
  link?: { text: string; href: string }
}

export type FaqSection<Items extends readonly Question[] = readonly Question[]> = {
  /** Used as the anchor. */
  id: string
  title: string
  items: Items
}

type TwoQuestions = readonly [Question, Question]
type ThreeQuestions = readonly [Question, Question, Question]

/** Texts may quote facts by key, such as `{eb5.jobs}`. */
export type FaqContent = {
  title: string
  description: string
  subtitle: string
  sections: readonly [
    FaqSection<ThreeQuestions>,
    FaqSection<ThreeQuestions>,
    FaqSection<TwoQuestions>,
    FaqSection<TwoQuestions>,
    FaqSection<ThreeQuestions>,
  ]
  schedule: string
  /** Beside each call to book. */
  bookingNote: string
  more: { title: string; text: string; contact: TextLink; call: string }
  review: PageReview
}
