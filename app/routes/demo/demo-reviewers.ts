import { people } from '#app/features/content/en/people.ts'
import { reviewersOf } from '#app/features/content/reviewers.ts'

/** The people who ship with the site. */
export const demoPeople = { list: () => Object.values(people).map((data) => ({ data })) }

export const demoReviewers = reviewersOf(demoPeople)
