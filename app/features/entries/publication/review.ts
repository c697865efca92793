import type { LocalDate } from '#app/platform/local-time.ts'
import { isDay } from '#app/platform/local-time.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'

/** A lawyer of the firm has read this text (ABA Formal Opinion 10-457). */
export type Review = { by: string; on: LocalDate }

type ReviewFields = { reviewedBy: string; reviewedOn: string }

/** One sentence for a field. */
export type ReviewProblem = Partial<ReviewFields>

/** @param today in the firm's zone @param reviewers the names of those who can have reviewed it */
export function readReview(
  { reviewedBy, reviewedOn }: ReviewFields,
  { reviewers, today }: { reviewers: readonly string[]; today: LocalDate },
): Result<Review | null, ReviewProblem> {
  const [by, on] = [reviewedBy.trim(), reviewedOn.trim()]
  if (by === '') return on === '' ? ok(null) : fail(problems.noName)
  if (!reviewers.includes(by)) return fail(problems.noLawyer)
  if (!isDay(on)) return fail(problems.noDay)
  return on > today ? fail(problems.future) : ok({ by, on })
}

const problems = {
  noName: { reviewedBy: 'Please say who reviewed it, or take the day out' },
  noLawyer: { reviewedBy: 'Please choose a lawyer of the firm' },
  noDay: { reviewedOn: 'Please say on which day it was reviewed' },
  future: { reviewedOn: 'This day is still to come' },
} satisfies Record<string, ReviewProblem>
