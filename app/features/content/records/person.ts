import * as z from 'zod/mini'
import {
  address,
  imageOfSite,
  line,
  order,
  paragraphs,
  phone,
  slug,
} from '#app/features/content/fields.ts'

/** With the official register where anyone can check it. */
const admission = z.object({
  jurisdiction: line(80),
  registerName: line(120),
  registerUrl: address(),
  /** Null where none may be shown, as for the sample people. */
  number: z.nullable(line(40)),
  year: z.nullable(z.number().check(z.int(), z.gte(1900), z.lte(2100))),
})

export const personSchema = z.object({
  name: line(120),
  /** Such as "Founder & CEO". */
  role: line(120),
  isFounder: z.boolean(),
  /** None for those who are not lawyers. */
  admissions: z.array(admission).check(z.maxLength(20)),
  languages: z.array(line(40)).check(z.maxLength(20)),
  /** The year in which their work in immigration law began. */
  since: z.nullable(z.number().check(z.int(), z.gte(1900), z.lte(2100))),
  /** An image of the site; null shows the drawn portrait. */
  portrait: z.nullable(imageOfSite()),
  directLine: z.nullable(phone()),
  /** Ids of the services that they work in. */
  services: z.array(slug()).check(z.maxLength(20)),
  biography: paragraphs(),
  order: order(),
})
