import * as z from 'zod/mini'
import {
  address,
  day,
  line,
  link,
  markdown,
  order,
  paragraph,
  paragraphs,
  slug,
} from '#app/features/content/fields.ts'

/** Spec 3.20. */
export const questionSchema = z.object({
  question: line(300),
  answer: paragraphs(4_000),
  link: z.nullable(link()),
  /** Where it stands: the id of a page and of the section there. */
  page: slug(),
  section: slug(),
  order: order(),
})

export const feeSchema = z
  .object({
    name: line(120),
    /** `firm`: a flat fee of its own; `government`: charged by an agency. */
    kind: z.enum(['firm', 'government']),
    service: z.nullable(slug()),
    /** May be a legal fact by its key, which then is the source; null while it is not known, and then nothing is printed. */
    amount: z.nullable(line(120)),
    includes: z.nullable(paragraph(400)),
    /** The public source of a government's fee and the day on which it was read. */
    source: z.nullable(z.object({ name: line(120), url: address(), readOn: day() })),
    order: order(),
  })
  .check(z.refine(hasSource, { path: ['source'] }))

function hasSource({ kind, amount, source }: FeeSource): boolean {
  return kind === 'firm' || amount === null || source !== null || /^\{[^{}]+\}$/.test(amount)
}

type FeeSource = { kind: 'firm' | 'government'; amount: string | null; source: object | null }

export const noticeSchema = z.object({
  text: paragraph(600),
  link: z.nullable(link()),
  /** `site`, or the id of a service or of a country. */
  place: z.object({ kind: z.enum(['site', 'service', 'country']), id: z.nullable(slug()) }),
  /** First and last day on which it is shown, in the firm's zone; null: without an end. */
  from: day(),
  until: z.nullable(day()),
  source: z.nullable(z.object({ name: line(120), url: address() })),
  reviewBy: day(),
})

export const menuSchema = z.object({
  items: z.array(z.object({ name: line(60), path: address(), note: z.optional(line(120)) })),
})

/** Spec 3.19; its id is ISO 3166-1 alpha-2, in lower case. */
export const countrySchema = z.object({
  country: line(80),
  region: z.enum(['southAmerica', 'africa']),
  /** With a text, the country has a page. */
  text: z.nullable(markdown()),
})

export const termSchema = z.object({
  term: line(80),
  definition: paragraph(500),
  /** Other words for it that people use. */
  alsoCalled: z.array(line(80)),
})
