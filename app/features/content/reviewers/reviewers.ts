import type { RecordData, RecordReview } from '#app/features/content/record-types.ts'
import type { LocalDate } from '#app/platform/local-time.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { isDay } from '#app/platform/texts/scheduled-time.ts'

type People = { list(type: 'person'): readonly { data: RecordData<'person'> }[] }

/** The names of the firm's lawyers, who alone can have reviewed a text (ABA Formal Opinion 10-457). */
export function reviewersOf(people: People): string[] {
  return people
    .list('person')
    .filter(({ data }) => data.admissions.length > 0)
    .map(({ data }) => data.name)
}

/** What readers are told: nothing, where whoever stands there is no lawyer of the firm. */
export function shownReview(people: People, review: RecordReview): RecordReview {
  return review !== null && reviewersOf(people).includes(review.by) ? review : null
}

export type ReviewProblem = 'no-name' | 'no-lawyer' | 'no-day' | 'future'

/** As a form has it. @param today in the firm's zone */
export function readReview(
  typed: { by: string; on: string },
  { reviewers, today }: { reviewers: readonly string[]; today: LocalDate },
): Result<RecordReview, ReviewProblem> {
  const [by, on] = [typed.by.trim(), typed.on.trim()]
  if (by === '') return on === '' ? ok(null) : fail('no-name')
  if (!reviewers.includes(by)) return fail('no-lawyer')
  if (!isDay(on)) return fail('no-day')
  return on > today ? fail('future') : ok({ by, on })
}
