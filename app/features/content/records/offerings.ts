import * as z from 'zod/mini'
import { group, line, list, paragraph } from '#app/features/entries/fields.ts'
import { head, lead, notice, title } from '#app/features/content/records/section-fields.ts'

/** Spec 3.22. */
const offering = group('Visa or case', {
  title: title(),
  description: paragraph('Description'),
  details: list('What the firm does', paragraph('Sentence', { max: 400 })),
  requirements: list('What the law asks of the applicant', paragraph('Requirement', { max: 400 })),
  /** To the questions of its list, in their order. */
  answers: z.optional(
    list('Answers to the questions of the list', paragraph('Answer', { max: 200 }), {
      hint: 'In the order of the questions.',
    }),
  ),
  notice: z.optional(notice),
})

export const offerings = group('Visas or cases', {
  kind: z.literal('offerings'),
  ...head,
  lead: z.optional(lead()),
  /** With questions the list is a table that compares its items. */
  questions: z.optional(
    list('Questions', line('Question', { max: 60 }), {
      min: 1,
      max: 6,
      hint: 'With questions the list is a table that compares its entries.',
    }),
  ),
  items: list('Entries', offering, { min: 1 }),
})
