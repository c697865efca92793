import * as z from 'zod/mini'
import { fieldProblems } from '#app/features/entries/field-problems.ts'
import {
  address,
  choice,
  day,
  group,
  line,
  link,
  list,
  order,
  pageSlug,
  paragraph,
  paragraphs,
  reference,
} from '#app/features/entries/fields.ts'

/** Spec 3.20. */
export const questionSchema = z.object({
  question: line('Question', { max: 300 }),
  answer: paragraphs('Answer', { max: 4_000, hint: 'A blank line begins a new paragraph.' }),
  link: z.nullable(link()),
  /** Where it stands: the id of a page and of the section there. */
  page: reference('Page', 'page'),
  section: reference('Section of that page', 'section'),
  order: order(),
})

/** The public source of a government's fee and the day on which it was read. */
const feeSource = group('Source', {
  name: line('Name', { max: 120 }),
  url: address(),
  readOn: day('Read on'),
})

export const feeSchema = z
  .object({
    name: line('What it is for', { max: 120 }),
    /** `firm`: a flat fee of its own; `government`: charged by an agency. */
    kind: choice('Kind', { firm: 'A flat fee of the firm', government: 'A government fee' }),
    service: z.nullable(reference('Service', 'service')),
    /** May be a legal fact by its key, which then is the source; null while it is not known, and then nothing is printed. */
    amount: z.nullable(
      line('Amount', {
        max: 120,
        hint: 'Such as $2,500, or the key of a legal fact in braces. Nothing is printed without one.',
      }),
    ),
    includes: z.nullable(paragraph('What it includes', { max: 400 })),
    /** Of a flat fee; with them its total is told. */
    governmentFees: z.optional(
      list('Government fees that come with it', reference('Fee', 'fee'), { max: 20 }),
    ),
    source: z.nullable(feeSource),
    order: order(),
  })
  .check(z.refine(hasSource, { path: ['source'], error: fieldProblems.source }))

function hasSource({ kind, amount, source }: FeeSource): boolean {
  return kind === 'firm' || amount === null || source !== null || /^\{[^{}]+\}$/.test(amount)
}

type FeeSource = { kind: 'firm' | 'government'; amount: string | null; source: object | null }

export const noticeSchema = z
  .object({
    text: paragraph('Text', { max: 600 }),
    link: z.nullable(link()),
    /** `site`, or the id of a service or of a country. */
    place: group('Where it is shown', {
      kind: choice('Pages', {
        site: 'The whole site',
        service: 'One service',
        country: 'One country',
      }),
      id: z.nullable(reference('Which one', 'place')),
    }),
    /** First and last day on which it is shown, in the firm's zone; null: without an end. */
    from: day('First day'),
    until: z.nullable(day('Last day', 'Empty: without an end.')),
    source: z.nullable(namedSource(120)),
    reviewBy: day('To be reviewed by', 'Afterwards the dashboard says that it is overdue.'),
  })
  .check(
    endsAfterItBegins(),
    ...(['site', 'service', 'country'] as const).map((kind) =>
      z.refine<NoticePlace>(({ place }) => place.kind !== kind || kindOf(place.id) === kind, {
        path: ['place', 'id'],
        error: fieldProblems.place[kind],
      }),
    ),
  )

function namedSource(max: number) {
  return group('Source', { name: line('Name', { max }), url: address() })
}

function endsAfterItBegins() {
  return z.refine<{ from: string; until: string | null }>(
    ({ from, until }) => until === null || from <= until,
    { path: ['until'], error: fieldProblems.lastDay },
  )
}

type NoticePlace = { place: { kind: 'site' | 'service' | 'country'; id: string | null } }

// The id of a country is its code of two letters.
function kindOf(id: string | null): NoticePlace['place']['kind'] {
  if (id === null) return 'site'
  return /^[a-z]{2}$/.test(id) ? 'country' : 'service'
}

/** A change of the law; its texts quote a legal fact as it was on the first day, whatever it says later. */
export const changeSchema = z
  .object({
    title: line('What changed', { max: 200 }),
    affected: paragraph('Who is affected', { max: 400 }),
    from: day('From'),
    until: z.nullable(day('Until', 'The last day; empty while nobody knows it.')),
    text: paragraphs('What it says, and what to do', {
      max: 3_000,
      hint: 'The key of a legal fact in braces stands for what it said on the first day.',
    }),
    source: namedSource(200),
    /** How far the source reached when the change was written down. */
    asOf: day('Source reaches to'),
    /** Their pages link to it. */
    services: list('Services', reference('Service', 'service')),
    countries: list('Countries', reference('Country', 'country')),
  })
  .check(endsAfterItBegins())

/** A question with a page of its own. Its words are those of a question of the FAQ, or its own. */
export const answerSchema = z
  .object({
    sameAs: z.nullable(reference('Question whose words it has', 'question')),
    question: z.nullable(line('Question', { max: 200, hint: 'Empty with the words of another.' })),
    answer: z.nullable(
      paragraphs('Answer', { max: 2_000, hint: '40 to 120 words, with the keys of legal facts.' }),
    ),
    askLawyer: paragraph('When to ask a lawyer', {
      max: 400,
      hint: 'A whole sentence that begins with “Ask a lawyer if”.',
    }),
    source: namedSource(200),
    /** Nothing is published without the day. */
    asOf: day('Source reaches to'),
    topic: choice('Topic', {
      danger: 'Danger, police and court',
      family: 'Family',
      work: 'Work and investment',
      status: 'Asylum, DACA, TPS and cards',
      travel: 'Visas and travel',
      firm: 'You and the firm',
    }),
    link: z.nullable(link('A page that says more')),
    slug: z.optional(pageSlug()),
    order: order(),
  })
  .check(
    z.refine(
      ({ sameAs, question, answer }) => sameAs !== null || (question !== null && answer !== null),
      { path: ['question'], error: fieldProblems.required },
    ),
  )

export const menuSchema = z.object({
  items: list(
    'Entries',
    group('Entry', {
      name: line('Name', { max: 60 }),
      path: address(),
      note: z.optional(line('Under its name', { max: 120 })),
    }),
    { min: 1 },
  ),
})

export const termSchema = z.object({
  term: line('Term', { max: 80 }),
  definition: paragraph('What it means', { max: 500 }),
  /** Other words for it that people use. */
  alsoCalled: list('Also called', line('Word', { max: 80 })),
})
