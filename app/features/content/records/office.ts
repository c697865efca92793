import * as z from 'zod/mini'
import { line, order, paragraph, phone } from '#app/features/content/fields.ts'

export const officeSchema = z.object({
  /** Short, such as "Arlington, VA". */
  name: line(80),
  street: line(120),
  city: line(80),
  /** Two-letter postal code. */
  state: z.string().check(z.regex(/^[A-Z]{2}$/)),
  zip: z.string().check(z.regex(/^\d{5}(?:-\d{4})?$/)),
  phone: phone(),
  /** Where visitors park, in whole sentences. */
  parking: paragraph(300),
  order: order(),
})
