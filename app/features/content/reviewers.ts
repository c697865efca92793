import type { Review } from '#app/features/entries/publication/review.ts'
import type { RecordData } from '#app/features/content/record-types.ts'

type People = { list(type: 'person'): readonly { data: RecordData<'person'> }[] }

/** The names of the firm's lawyers, who alone can have reviewed a text (ABA Formal Opinion 10-457). */
export function reviewersOf(people: People): string[] {
  return people
    .list('person')
    .filter(({ data }) => data.admissions.length > 0)
    .map(({ data }) => data.name)
}

/** What readers are told: nothing, where whoever stands there is no lawyer of the firm. */
export function shownReview(people: People, review: Review | null): Review | null {
  return review !== null && reviewersOf(people).includes(review.by) ? review : null
}
