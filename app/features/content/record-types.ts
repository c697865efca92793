import type * as z from 'zod/mini'
import type { Locale } from '#app/platform/texts/locales.ts'
import { bulletinSchema } from '#app/features/content/records/bulletin.ts'
import { countrySchema } from '#app/features/content/records/country.ts'
import { factSchema } from '#app/features/content/records/fact.ts'
import { firmSchema } from '#app/features/content/records/firm.ts'
import { officeSchema } from '#app/features/content/records/office.ts'
import { pageSchema } from '#app/features/content/records/page.ts'
import { personSchema } from '#app/features/content/records/person.ts'
import { serviceSchema } from '#app/features/content/records/service.ts'
import {
  answerSchema,
  changeSchema,
  feeSchema,
  menuSchema,
  noticeSchema,
  questionSchema,
  termSchema,
} from '#app/features/content/records/small-records.ts'

/** Everything that a firm may write itself, and what each may hold. */
export const recordSchemas = {
  firm: firmSchema,
  office: officeSchema,
  person: personSchema,
  service: serviceSchema,
  question: questionSchema,
  answer: answerSchema,
  page: pageSchema,
  fee: feeSchema,
  notice: noticeSchema,
  menu: menuSchema,
  country: countrySchema,
  term: termSchema,
  change: changeSchema,
  fact: factSchema,
  bulletin: bulletinSchema,
}

export type RecordType = keyof typeof recordSchemas

export type RecordData<Type extends RecordType> = z.output<(typeof recordSchemas)[Type]>

export type RecordKey = {
  type: RecordType
  /** Unique within its type; the last part of the address where it has one. */
  id: string
  locale: Locale
}
