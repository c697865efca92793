import * as z from 'zod/mini'
import { day, group, line, outsidePage, paragraphs } from '#app/features/entries/fields.ts'

const tables = (label: string) =>
  paragraphs(label, {
    hint: 'The heading of the month, then both tables of this chart, family and work, as copied from the page of the State Department. A cell that is not known is ?; one of an earlier month is as in 01JAN08@SEP26.',
  })

/** The Visa Bulletin of one month; its id is `YYYY-MM`. The tables are kept as they were pasted. */
export const bulletinSchema = z.object({
  finalAction: tables('Final action dates'),
  filing: tables('Dates for filing'),
  source: group('Source', { name: line('Name'), url: outsidePage('Address') }),
  asOf: day('Source reaches to'),
})
