import * as z from 'zod/mini'
import { fieldProblems } from '#app/features/entries/field-problems.ts'
import { fieldTexts, line, order, paragraph, phone } from '#app/features/entries/fields.ts'

export const officeSchema = z.object({
  /** Short, such as "Arlington, VA". */
  name: line('Short name', { max: 80, hint: 'Such as Arlington, VA.' }),
  street: line('Street and number', { max: 120 }),
  city: line('City', { max: 80 }),
  /** Two-letter postal code. */
  state: z
    .string(fieldProblems.state)
    .check(z.regex(/^[A-Z]{2}$/, fieldProblems.state))
    .register(fieldTexts, {
      kind: 'line',
      label: 'State',
      hint: 'Two letters, such as VA.',
      max: 2,
    }),
  zip: z
    .string(fieldProblems.zip)
    .check(z.regex(/^\d{5}(?:-\d{4})?$/, fieldProblems.zip))
    .register(fieldTexts, { kind: 'line', label: 'ZIP code', max: 10 }),
  phone: phone('Telephone'),
  /** Where visitors park, in whole sentences. */
  parking: paragraph('Where visitors park', { max: 300, hint: 'In whole sentences.' }),
  order: order(),
})
