import * as z from 'zod/mini'
import { fieldProblems } from '#app/features/entries/field-problems.ts'
import { day, fieldTexts, group, line, list, paragraph } from '#app/features/entries/fields.ts'
import { cleanAddress } from '#app/platform/texts/clean-address.ts'

const interval = group('Value', {
  effectiveFrom: day('Applies from', 'At midnight, Eastern time.'),
  value: paragraph('Words', { max: 400, hint: 'As they stand in the middle of a sentence.' }),
})

const webPage = z
  .string(fieldProblems.webPage)
  .check(
    z.overwrite(cleanAddress),
    z.maxLength(500, fieldProblems.tooLong(500)),
    z.regex(/^https?:\/\/[^\s/]\S*$/i, fieldProblems.webPage),
  )
  .register(fieldTexts, { kind: 'address', label: 'Address', max: 500 })

/** A figure or a sentence of the law; texts quote it by its id, such as "eb5.targeted". */
export const factSchema = z
  .object({
    label: line('Name', { max: 200 }),
    group: z.optional(
      line('Changes together with others', {
        max: 200,
        hint: 'The same words in each of the figures that change on one day.',
      }),
    ),
    intervals: list('Values', interval, {
      min: 1,
      hint: 'Each stands until the next one applies; the first also covers the time before it. One that ends with a full stop is a sentence.',
    }),
    until: z.optional(
      day(
        'Last day',
        'Where it is known, and what comes then is not. Afterwards a figure says until when it applied, and a sentence asks readers to ask the firm.',
      ),
    ),
    source: group('Source', { name: line('Name', { max: 200 }), url: webPage }),
    /** How far the source reached when the fact was written down. */
    asOf: day('Source reaches to'),
    checked: z.nullable(
      day(
        'Compared with the source on',
        'By somebody of the firm; empty while nobody has. Until then readers see to which day the source reaches.',
      ),
    ),
    reviewBy: day(
      'Check again by',
      'After this day the site says of a figure that the firm has compared once that it is being verified. It cannot be later than the last day of what the site says today.',
    ),
  })
  .check(
    z.refine(({ intervals }) => new Set(intervals.map(startOf)).size === intervals.length, {
      path: ['intervals'],
      error: fieldProblems.dayAgain,
    }),
    z.refine(
      ({ intervals, until }) => !until || intervals.every((each) => startOf(each) <= until),
      {
        path: ['until'],
        error: fieldProblems.endsBefore,
      },
    ),
  )

function startOf({ effectiveFrom }: { effectiveFrom: string }): string {
  return effectiveFrom
}
