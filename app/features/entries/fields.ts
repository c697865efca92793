import * as z from 'zod/mini'
import '#app/platform/without-eval.ts'
import { fieldProblems } from '#app/features/entries/field-problems.ts'
import type { LocalDate, LocalTime } from '#app/platform/local-time.ts'
import { cleanAddress } from '#app/platform/texts/clean-address.ts'

/** What the dashboard's form shows of a field: the schema is the only place where a field is written down. */
export type FieldTexts = {
  label: string
  hint?: string | undefined
  kind?: TextKind | 'weekdays' | undefined
  max?: number | undefined
  min?: number | undefined
  /** By value. */
  options?: Readonly<Record<string, string>> | undefined
  /** The records among which the field chooses, by id. */
  from?: Reference | undefined
}

/**
 * `paragraph` is one line that may be long; `paragraphs` and `markdown` have several; `slug` is no word of a language, and `pageSlug` is one
 * for each; `names` are parted by commas, and their order says nothing; a `moment` is a day and a time of the firm's clock.
 */
export type TextKind =
  | 'line'
  | 'slug'
  | 'pageSlug'
  | 'paragraph'
  | 'paragraphs'
  | 'markdown'
  | 'address'
  | 'image'
  | 'email'
  | 'phone'
  | 'day'
  | 'time'
  | 'number'
  | 'names'
  | 'moment'

/** `section`: of the pages that have questions. */
export type Reference = 'service' | 'country' | 'question' | 'page' | 'section' | 'place' | 'fee'

export const fieldTexts = z.registry<FieldTexts>()

/** `stored`: the longest that an earlier version took, so that what a firm has published stays; the form takes `max`. */
type Texts = { hint?: string; max?: number; stored?: number }

// Not an address in angle brackets, which Markdown knows.
const TAG = /<(?:\/?[a-z][a-z0-9-]*(?:[\s/][^<>]*)?>|!--)/i

function text(kind: TextKind, label: string, { hint, max = 200, stored = max }: Texts) {
  const schema = z.string(fieldProblems.required).check(
    z.minLength(1, fieldProblems.required),
    z.maxLength(stored, fieldProblems.tooLong(max)),
    z.refine((typed) => !TAG.test(typed), fieldProblems.html),
  )
  return { schema, texts: { kind, label, hint, max } }
}

/** One line without line breaks. */
export function line(
  label: string,
  texts: Texts = {},
  kind: 'line' | 'slug' | 'paragraph' = 'line',
) {
  const field = text(kind, label, texts)
  const schema = field.schema.check(z.regex(/^[^\n\r]*$/, fieldProblems.oneLine))
  return schema.register(fieldTexts, field.texts)
}

/** A paragraph; may quote legal facts by key, such as `{eb5.jobs}`. */
export function paragraph(label: string, { max = 1_000, ...texts }: Texts = {}) {
  return line(label, { max, ...texts }, 'paragraph')
}

/** Paragraphs with a blank line between them. */
export function paragraphs(label: string, { max = 6_000, ...rest }: Texts = {}) {
  const { schema, texts } = text('paragraphs', label, { max, ...rest })
  return schema.register(fieldTexts, texts)
}

/** Paragraphs, lists and links in Markdown, without HTML. */
export function markdown(label: string, { max = 20_000, ...rest }: Texts = {}) {
  const { schema, texts } = text('markdown', label, { max, ...rest })
  return schema.register(fieldTexts, texts)
}

const ADDRESS = /^(?:\/(?![/\\])|https?:\/\/[^\s/]|mailto:[^\s@]+@|tel:\+?\d)\S*$/i

/** Of this site, or a web, mail or telephone address. */
export function address(label = 'Address', hint?: string) {
  const schema = z
    .string(fieldProblems.address)
    .check(
      z.overwrite(cleanAddress),
      z.maxLength(500, fieldProblems.tooLong(500)),
      z.regex(ADDRESS, fieldProblems.address),
    )
  return schema.register(fieldTexts, { kind: 'address', label, hint, max: 500 })
}

/** An https page of another site. */
export function outsidePage(label: string, hint?: string) {
  const schema = z
    .string(fieldProblems.outsidePage)
    .check(z.overwrite(cleanAddress), z.maxLength(500, fieldProblems.tooLong(500)))
    .check(z.refine(isOutsidePage, fieldProblems.outsidePage))
  return schema.register(fieldTexts, { kind: 'address', label, hint, max: 500 })
}

function isOutsidePage(typed: string): boolean {
  const url = URL.parse(typed)
  // Whoever reads a link with a name before the host takes that name for the host.
  return url?.protocol === 'https:' && url.username === '' && !/\s/.test(typed)
}

/** `#rrggbb`. */
export function colour(label: string, hint?: string) {
  const schema = z
    .string(fieldProblems.colour)
    .check(z.regex(/^#[\da-f]{6}$/i, fieldProblems.colour))
  return schema.register(fieldTexts, { kind: 'line', label, hint, max: 7 })
}

/** Nothing is asked of another site before the reader asks for it. */
export function imageOfSite(label: string, hint?: string) {
  const schema = z
    .string(fieldProblems.image)
    .check(z.maxLength(500), z.regex(/^\/(?![/\\])\S+$/, fieldProblems.image))
  return schema.register(fieldTexts, { kind: 'image', label, hint, max: 500 })
}

export function email(label: string) {
  const schema = z.email(fieldProblems.email)
  return schema.register(fieldTexts, { kind: 'email', label, max: 254 })
}

/** International, such as "+17035550142". */
export function phone(label: string, hint?: string) {
  const schema = z
    .string(fieldProblems.phone)
    .check(z.regex(/^\+[1-9]\d{6,14}$/, fieldProblems.phone))
  return schema.register(fieldTexts, { kind: 'phone', label, hint, max: 16 })
}

/** A calendar day, `YYYY-MM-DD`. */
export function day(label: string, hint?: string) {
  const schema = z.custom<LocalDate>(
    (value) => z.iso.date().safeParse(value).success,
    fieldProblems.day,
  )
  return schema.register(fieldTexts, { kind: 'day', label, hint })
}

/** `HH:MM` on the 24-hour clock. */
export function time(label: string) {
  const schema = z.custom<LocalTime>(
    (value) => z.iso.time({ precision: -1 }).safeParse(value).success,
    fieldProblems.time,
  )
  return schema.register(fieldTexts, { kind: 'time', label })
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** An identifier in addresses and anchors. */
export function slug(label: string, hint?: string, kind: 'slug' | 'pageSlug' = 'slug') {
  const schema = z
    .string(fieldProblems.slug)
    .check(z.maxLength(80, fieldProblems.tooLong(80)), z.regex(SLUG, fieldProblems.slug))
  return schema.register(fieldTexts, { kind, label, hint, max: 80 })
}

/** Where a page is, in the language of its record. */
export const pageSlug = () =>
  slug(
    'Address',
    'The last part of the address of this page. Whoever opens an earlier one is led to it.',
    'pageSlug',
  )

/** The id of another record, or of a section. */
export function reference(label: string, from: Reference) {
  const schema = z.string(fieldProblems.choice).check(z.regex(SLUG, fieldProblems.choice))
  return schema.register(fieldTexts, { label, from })
}

function wholeNumber(label: string, min: number, max: number, hint?: string) {
  const problem = fieldProblems.number(min, max)
  const schema = z.number(problem).check(z.int(problem), z.gte(min, problem), z.lte(max, problem))
  return schema.register(fieldTexts, { kind: 'number', label, hint, min, max })
}

export const year = (label: string) => wholeNumber(label, 1900, 2100)

/** Position in its list; the lowest comes first. */
export const order = () =>
  wholeNumber('Place in its list', 0, 9_999, 'The lowest number comes first.')

export function yesNo(label: string, hint?: string) {
  return z.boolean().register(fieldTexts, { label, hint })
}

/** One of the keys of `options`, which are shown by their texts. */
export function choice<const Options extends Readonly<Record<string, string>>>(
  label: string,
  options: Options,
  hint?: string,
) {
  const values = Object.keys(options) as (keyof Options & string)[]
  const schema = z.enum(values, fieldProblems.choice)
  return schema.register(fieldTexts, { label, hint, options })
}

export function group<Shape extends z.core.$ZodShape>(label: string, shape: Shape, hint?: string) {
  return z.object(shape).register(fieldTexts, { label, hint })
}

type ListTexts = { min?: number; max?: number; hint?: string }

export function list<Item extends z.core.SomeType>(
  label: string,
  item: Item,
  { min = 0, max = 60, hint }: ListTexts = {},
) {
  const isExact = min === max
  const schema = z
    .array(item)
    .check(
      z.minLength(min, isExact ? fieldProblems.exact(min) : fieldProblems.few(min)),
      z.maxLength(max, isExact ? fieldProblems.exact(max) : fieldProblems.many(max)),
    )
  return schema.register(fieldTexts, { label, hint, min, max })
}

export const quickExit = () =>
  yesNo('Quick exit', 'A button to leave the page at once, for people at risk.')

export const link = (label = 'Link') =>
  group(label, { text: line('Text of the link'), href: address() })

export const titledText = (label: string) =>
  group(label, { title: line('Title', { max: 120 }), text: paragraph('Text') })

/** Begins with a few words that stand out. */
export const note = (label: string) =>
  group(label, { start: line('First words, in bold', { max: 120 }), text: paragraph('Text') })
