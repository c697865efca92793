import { at, type Json } from '#app/features/entries/form/form-field.ts'
import {
  type RecordKey,
  recordSchemas,
  type RecordType,
} from '#app/features/content/record-types.ts'
import { longMonth } from '#app/platform/local-time.ts'
import { isLocale, LOCALE_NAMES, type Locale } from '#app/platform/texts/locales.ts'

type TypeNames = {
  one: string
  many: string
  about: string
  /** Whether the firm can write further ones. */
  isOpen: boolean
  /** The field that names a record. */
  title: string
}

/** In the order of the dashboard. */
export const recordNames: Readonly<Record<RecordType, TypeNames>> = {
  firm: {
    one: 'Firm',
    many: 'Firm',
    about: 'Name, telephone, hours, languages, promises and the rules for publishing.',
    isOpen: false,
    title: 'name',
  },
  office: {
    one: 'Office',
    many: 'Offices',
    about: 'Addresses, telephone and parking.',
    isOpen: true,
    title: 'name',
  },
  person: {
    one: 'Person',
    many: 'People',
    about: 'Lawyers and staff, with their admissions and biographies.',
    isOpen: true,
    title: 'name',
  },
  service: {
    one: 'Service',
    many: 'Services',
    about: 'The pages of what the firm does.',
    isOpen: true,
    title: 'name',
  },
  page: {
    one: 'Page',
    many: 'Pages',
    about: 'Home, About, Contact, Fees, the legal pages, and those that the firm has made.',
    isOpen: true,
    title: 'title',
  },
  question: {
    one: 'Question',
    many: 'Questions',
    about: 'Questions and answers on Home, Contact and FAQ.',
    isOpen: true,
    title: 'question',
  },
  answer: {
    one: 'Answer',
    many: 'Answers',
    about: 'Questions with a page of their own, each with its source and its day.',
    isOpen: true,
    title: 'question',
  },
  fee: {
    one: 'Fee',
    many: 'Fees',
    about: 'What the firm and the government charge.',
    isOpen: true,
    title: 'name',
  },
  notice: {
    one: 'Notice',
    many: 'Notices',
    about: 'News for a while, on the whole site, a service or a country.',
    isOpen: true,
    title: 'text',
  },
  country: {
    one: 'Country',
    many: 'Countries',
    about:
      'On the page of countries and in the carousel of Contact; with four facts, each has a page.',
    isOpen: true,
    title: 'country',
  },
  term: {
    one: 'Term',
    many: 'Glossary',
    about: 'Words of immigration law in plain language.',
    isOpen: true,
    title: 'term',
  },
  change: {
    one: 'Change of the law',
    many: 'What changed',
    about:
      'What changed in the law, who is affected, and what to do. A changed legal fact begins one.',
    isOpen: true,
    title: 'title',
  },
  fact: {
    one: 'Legal fact',
    many: 'Legal facts',
    about: 'Every amount, deadline, count and sentence of the law that the site quotes.',
    isOpen: false,
    title: 'label',
  },
  bulletin: {
    one: 'Visa Bulletin',
    many: 'Visa Bulletins',
    about: 'Whose turn it is, one for each month: pasted from the State Department.',
    isOpen: true,
    title: '',
  },
  menu: {
    one: 'Menu',
    many: 'Menus',
    about: 'Where the menus and the footer lead.',
    isOpen: false,
    title: '',
  },
}

/** Such as `page/home`, or `page/home/es`. */
export function nameOf({ type, id, locale }: RecordKey): string {
  return locale === 'en' ? `${type}/${id}` : `${type}/${id}/${locale}`
}

/** Such as "Page", or "Page, Español". */
export function kindOf(type: RecordType, locale: Locale): string {
  const { one } = recordNames[type]
  return locale === 'en' ? one : `${one}, ${LOCALE_NAMES[locale].name}`
}

export const RECORD_TYPES = Object.keys(recordNames) as RecordType[]

export function parseRecordType(text: string): RecordType | null {
  return Object.hasOwn(recordSchemas, text) ? (text as RecordType) : null
}

/** As which entry drafts name it: `page/about/en`. */
export function entryOfRecord({ type, id, locale }: RecordKey): string {
  return [type, id, locale].join('/')
}

export function parseRecordEntry(entry: string): RecordKey | null {
  const [typeName = '', id = '', locale = '', ...rest] = entry.split('/')
  const type = parseRecordType(typeName)
  if (type === null || !isLocale(locale) || rest.length > 0) return null
  return { type, id, locale }
}

const TITLE_LENGTH = 80

/** For lists and headings; the id where it has no name yet. */
export function titleOf({ type, id }: { type: RecordType; id: string }, value: Json): string {
  const text = nameIn(type, value) ?? (type === 'bulletin' ? longMonth(id) : readable(id))
  return text.length <= TITLE_LENGTH ? text : `${text.slice(0, TITLE_LENGTH).trimEnd()}…`
}

export function hasTitle({ type }: { type: RecordType }, value: Json): boolean {
  return nameIn(type, value) !== null
}

function nameIn(type: RecordType, value: Json): string | null {
  const title = at(value, recordNames[type].title)
  return typeof title === 'string' && title !== '' ? title : null
}

function readable(id: string): string {
  const text = id.replaceAll('-', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
