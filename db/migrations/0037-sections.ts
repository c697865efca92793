import type { Kysely } from 'kysely'

type Data = Record<string, unknown>

// What the pages printed from the words of the interface, which are fields now.
const TITLES = {
  en: {
    call: 'Before you call',
    why: 'Why Choose Us',
    help: 'Who may help you',
    people: 'Who does this work',
  },
  es: {
    call: 'Antes de llamar',
    why: 'Por qué elegirnos',
    help: 'Quién puede ayudarle',
    people: 'Quién hace este trabajo',
  },
  pt: {
    call: 'Antes de ligar',
    why: 'Por que nos escolher',
    help: 'Quem pode ajudar você',
    people: 'Quem faz este trabalho',
  },
  fr: {
    call: 'Avant d’appeler',
    why: 'Pourquoi nous choisir',
    help: 'Qui peut vous aider',
    people: 'Qui fait ce travail',
  },
}

type Titles = (typeof TITLES)['en']

const USUAL_ORDER = [
  'tool',
  'conditions',
  'matrix',
  'options',
  'call',
  'offerings',
  'steps',
  'benefits',
  'why',
]

/** A service had a field for each of its sections, and a plain page sections of one kind: both have a list of sections of several kinds now. */
export function withSections(type: string, data: Data, locale: string): Data {
  if (Array.isArray(data['sections'])) return data['layout'] === 'plain' ? ofPage(data) : data
  return type === 'service'
    ? ofService(data, locale in TITLES ? TITLES[locale as 'en'] : TITLES.en)
    : data
}

function ofPage({ sections, ...page }: Data): Data {
  const all = sections as Data[]
  return { ...page, sections: all.map((section) => ({ kind: 'text', ...section })) }
}

function ofService(data: Data, titles: Titles): Data {
  const { tool, sectionOrder = [], notice, ...others } = data
  const parts: Record<string, Data[]> = {
    tool: typeof tool === 'string' ? [{ kind: 'tool', id: 'tool', tool }] : [],
    conditions: sectionOf('conditions', 'conditions', data['conditions']),
    matrix: sectionOf('comparison', 'matrix', data['matrix']),
    options: sectionOf('offerings', 'options', data['options']),
    call: sectionOf('beforeYouCall', 'before-you-call', data['beforeYouCall'], {
      title: titles.call,
      ...(notice !== undefined && { notice }),
    }),
    offerings: sectionOf('offerings', 'offerings', data['offerings']),
    steps: sectionOf('steps', 'steps', data['steps']),
    benefits: sectionOf('benefits', 'benefits', data['benefits']),
    why: sectionOf('reasons', 'why', data['whyChooseUs'], {
      title: titles.why,
      link: { text: titles.help, href: '/who-may-help-you' },
    }),
  }
  const order = new Set([...(sectionOrder as string[]), ...USUAL_ORDER])
  const kept = Object.entries(others).filter(([field]) => !FORMER_FIELDS.includes(field))
  return {
    ...Object.fromEntries(kept),
    sections: [
      ...[...order].flatMap((name) => parts[name] ?? []),
      { kind: 'people', id: 'people', title: titles.people },
      ...sectionOf('call', 'closing', data['closing']),
    ],
  }
}

const FORMER_FIELDS = [
  'conditions',
  'matrix',
  'options',
  'beforeYouCall',
  'offerings',
  'steps',
  'benefits',
  'whyChooseUs',
  'closing',
]

function sectionOf(kind: string, id: string, part: unknown, others: Data = {}): Data[] {
  if (typeof part !== 'object' || part === null) return []
  return [{ kind, id, ...part, ...others }]
}

type Rows = Kysely<Record<string, Record<string, string | number | null>>>

/** Published texts, drafts, and the English texts from which translations were made. */
export async function up(db: Kysely<never>): Promise<void> {
  const rows = db as unknown as Rows
  await convert(rows, 'content_records', {
    id: 'id',
    columns: ['published', 'draft'],
    sources: ['source', 'draft_source'],
  })
  await convert(rows, 'content_revisions', {
    id: 'record_id',
    columns: ['published'],
    sources: ['source'],
  })
}

type Texts = { id: string; columns: readonly string[]; sources: readonly string[] }

async function convert(db: Rows, table: string, { id, columns, sources }: Texts) {
  const stored = await db
    .selectFrom(table)
    .where('type', 'in', ['service', 'page'])
    .selectAll()
    .execute()
  for (const row of stored) {
    const { type, locale, version } = row
    const texts = (names: readonly string[], language: string) =>
      names.map((name) => [name, converted(String(type), row[name], language)])
    const changed = Object.fromEntries([
      ...texts(columns, String(locale)),
      ...texts(sources, 'en'),
    ]) as Record<string, string | null>
    await db
      .updateTable(table)
      .set(changed)
      .where((column) => column.and({ type, locale, version, [id]: row[id] }))
      .execute()
  }
}

function converted(type: string, text: unknown, locale: string): string | null {
  if (typeof text !== 'string') return null
  const data: unknown = JSON.parse(text)
  return JSON.stringify(withSections(type, data as Data, locale))
}
