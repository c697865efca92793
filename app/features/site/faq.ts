import type { TextLink } from '#app/features/site/home.ts'
import type { PageReview } from '#app/features/site/page-review.ts'

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
