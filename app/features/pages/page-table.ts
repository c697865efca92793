import { hasCountryPage } from '#app/features/content/records/country.ts'
import type { RecordData, RecordType } from '#app/features/content/record-types.ts'
import type { ContentRecord, SiteContent } from '#app/features/content/site-content.ts'
import { answerWords } from '#app/features/pages/answer-words.ts'
import { fillText } from '#app/platform/fill-text.ts'
import type { CoverName } from '#app/ui/art/cover.tsx'
import type { EmblemName } from '#app/ui/art/emblem.tsx'
import type { VignetteName } from '#app/ui/art/vignette.tsx'

/** The records that have pages of their own. */
export type PageType = 'page' | 'service' | 'person' | 'country' | 'answer'

/** What is drawn on the image of a shared link. */
export type PageArt =
  | { kind: 'cover'; name: CoverName }
  | { kind: 'emblem'; name: EmblemName }
  | { kind: 'vignette'; name: VignetteName }
  | { kind: 'place'; name: 'door' | 'street' | 'portrait' | 'book' }

/** What a page says of itself; `name` is its short title. */
export type PageWords = { name: string; title: string; subtitle: string; description: string }

/** The words of pages that stand in no record. */
export type PageTexts = {
  countries: { subtitle: string; description: string }
  blog: { list: Omit<PageWords, 'name'> }
}

/** A record whose words are printed on a page. */
export type PagePart = { type: RecordType; record: ContentRecord<RecordType> }

type PageKind<Type extends PageType> = {
  /** Begins the addresses of these pages. */
  folder: string
  /** Unset: every record has a page. */
  hasPage?: (data: RecordData<Type>, site: SiteContent) => boolean
  words: (data: RecordData<Type>, site: SiteContent, texts: PageTexts) => PageWords
  art: (record: ContentRecord<Type>) => PageArt
  /** What the page says: a lawyer reviews it, and a translation of it may be out of date. */
  texts: (record: ContentRecord<Type>, site: SiteContent) => PagePart[]
  /** What it prints of other records. */
  prints: (record: ContentRecord<Type>, site: SiteContent) => PagePart[]
  /** Whether what the record itself says is about the law; questions, fees and terms always are. */
  isAboutLaw: (data: RecordData<Type>) => boolean
}

const ROUTE = { kind: 'cover', name: 'route' } as const

/** By the ids of the pages that ship. */
const PAGE_ARTS: Readonly<Record<string, PageArt>> = {
  home: { kind: 'place', name: 'door' },
  about: { kind: 'vignette', name: 'shoebox' },
  services: { kind: 'vignette', name: 'doors' },
  glossary: { kind: 'place', name: 'book' },
  privacy: { kind: 'cover', name: 'papers' },
  disclaimer: { kind: 'cover', name: 'policy' },
  faq: { kind: 'vignette', name: 'question' },
  contact: { kind: 'place', name: 'street' },
  fees: { kind: 'vignette', name: 'receipt' },
  urgent: { kind: 'place', name: 'door' },
  'what-applies-now': { kind: 'place', name: 'book' },
  answers: { kind: 'vignette', name: 'question' },
  changes: { kind: 'cover', name: 'policy' },
  'who-may-help-you': { kind: 'vignette', name: 'license' },
}

type Layout = RecordData<'page'>['layout']

/** The lists of records that belong to the text of a page, and those that are only printed there. */
const LISTS: Readonly<Record<Layout, { texts: RecordType[]; prints: RecordType[] }>> = {
  home: { texts: [], prints: ['person'] },
  about: { texts: [], prints: ['person', 'office'] },
  services: { texts: [], prints: ['service'] },
  contact: { texts: [], prints: ['country', 'office'] },
  faq: { texts: [], prints: [] },
  fees: { texts: ['fee'], prints: [] },
  glossary: { texts: ['term'], prints: [] },
  changes: { texts: ['change'], prints: [] },
  answers: { texts: [], prints: ['answer'] },
  plain: { texts: [], prints: [] },
  bulletin: { texts: [], prints: ['bulletin'] },
  countries: { texts: ['country'], prints: [] },
}

/** Everything that the site knows of its pages by their kind. */
export const PAGE_TABLE: { readonly [Type in PageType]: PageKind<Type> } = {
  page: {
    folder: '',
    words: ({ title, subtitle, description }) => ({ name: title, title, subtitle, description }),
    art: ({ id }) => (Object.hasOwn(PAGE_ARTS, id) ? PAGE_ARTS[id] : null) ?? ROUTE,
    texts: (record, site) => [
      { type: 'page', record },
      ...partsOf(site, 'question', ({ page }) => page === record.id),
      ...LISTS[record.data.layout].texts.flatMap((type) => partsOf(site, type)),
    ],
    prints: ({ data }, site) => LISTS[data.layout].prints.flatMap((type) => partsOf(site, type)),
    isAboutLaw: (data) => data.layout !== 'plain' || data.isAboutLaw === true,
  },
  service: {
    folder: '/services',
    words: ({ name, description, hero }) => ({ ...hero, name, description }),
    art: ({ data }) => ({ kind: 'emblem', name: data.icon }),
    texts: (record) => [{ type: 'service', record }],
    prints: ({ id }, site) => partsOf(site, 'person', ({ services }) => services.includes(id)),
    isAboutLaw: () => true,
  },
  person: {
    folder: '/about',
    words: ({ name, role }) => ({ name, title: name, subtitle: role, description: role }),
    art: () => ({ kind: 'place', name: 'portrait' }),
    // Their names and roles are not about the law.
    texts: () => [],
    prints: (record) => [{ type: 'person', record }],
    isAboutLaw: () => false,
  },
  country: {
    folder: '/countries',
    hasPage: hasCountryPage,
    words: ({ country }, _site, { countries: { subtitle, description } }) => ({
      name: country,
      title: country,
      subtitle: fillText(subtitle, { country }),
      description: fillText(description, { country }),
    }),
    art: () => ROUTE,
    texts: (record) => [{ type: 'country', record }],
    prints: () => [],
    isAboutLaw: () => true,
  },
  answer: {
    folder: '/answers',
    hasPage: (data, site) => answerWords(data, site) !== null,
    words: (data, site) => {
      const { question = '' } = answerWords(data, site) ?? {}
      return { name: question, title: question, subtitle: '', description: question }
    },
    art: () => ({ kind: 'vignette', name: 'question' }),
    texts: (record, site) => [
      { type: 'answer', record },
      ...partsOf(site, 'question').filter(({ record: { id } }) => id === record.data.sameAs),
    ],
    prints: () => [],
    isAboutLaw: () => true,
  },
}

/** Pages first: the others stand below some of them. */
export const PAGE_TYPES = [
  'page',
  'service',
  'person',
  'country',
  'answer',
] as const satisfies PageType[]

function partsOf<Type extends RecordType>(
  site: SiteContent,
  type: Type,
  isPrinted: (data: RecordData<Type>) => boolean = () => true,
): PagePart[] {
  return site
    .list(type)
    .filter(({ data }) => isPrinted(data))
    .map((record) => ({ type, record }))
}
