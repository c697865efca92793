import * as z from 'zod/mini'
import {
  address,
  group,
  imageOfSite,
  line,
  list,
  order,
  paragraphs,
  phone,
  reference,
  year,
  yesNo,
} from '#app/features/entries/fields.ts'

/** With the official register where anyone can check it. */
const admission = group('Admission', {
  jurisdiction: line('Court or state', { max: 80 }),
  registerName: line('Name of the official register', { max: 120 }),
  registerUrl: address('Address of the register'),
  /** Null where none may be shown, as for the sample people. */
  number: z.nullable(line('Bar number', { max: 40 })),
  year: z.nullable(year('Year of admission')),
})

export const personSchema = z.object({
  name: line('Name', { max: 120 }),
  /** Such as "Founder & CEO". */
  role: line('Role', { max: 120, hint: 'Such as Founder & CEO.' }),
  isFounder: yesNo('Founder', 'Is introduced on the page About.'),
  /** None for those who are not lawyers. */
  admissions: list('Bar admissions', admission, {
    max: 20,
    hint: 'None for those who are not lawyers.',
  }),
  languages: list('Languages', line('Language', { max: 40 }), { max: 20 }),
  /** The year in which their work in immigration law began. */
  since: z.nullable(year('Work in immigration law since the year')),
  /** An image of the site; null shows the drawn portrait. */
  portrait: z.nullable(
    imageOfSite(
      'Portrait',
      'Without one a drawing is shown. Choose or upload one, or write the address of an image of this site.',
    ),
  ),
  directLine: z.nullable(phone('Direct telephone line')),
  /** Ids of the services that they work in. */
  services: list('Services', reference('Service', 'service'), { max: 20 }),
  biography: paragraphs('Biography', { hint: 'A blank line begins a new paragraph.' }),
  order: order(),
})
