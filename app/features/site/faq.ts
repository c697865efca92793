import type { TextLink } from '#app/features/site/home.ts'
import type { PageReview } from '#app/features/site/page-review.ts'

/** A question and its answer in paragraphs (specification, section 3, "FAQ section"). */
export type Question = {
  /** Unique on its page; the address of the question ends with it. */
  id: string
  question: string
  answer: readonly [string, ...string[]]
  /** Where the answer can be checked or goes on; an outside address opens in a new tab. */
  link?: { text: string; href: string }
}

/** Questions of one kind under a title. */
export type FaqSection<Items extends readonly Question[] = readonly Question[]> = {
  /** Ends the address of the section on the page. */
  id: string
  title: string
  items: Items
}

type TwoQuestions = readonly [Question, Question]
type ThreeQuestions = readonly [Question, Question, Question]

/** The words of the FAQ page. Texts may quote facts by key, such as `{eb5.jobs}`. */
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
  /** Stands beside each call to book. */
  bookingNote: string
  more: { title: string; text: string; contact: TextLink; call: string }
  review: PageReview
}
