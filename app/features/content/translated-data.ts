import { COUNTRY_FACTS } from '#app/features/content/records/country.ts'
import type { RecordData, RecordType } from '#app/features/content/record-types.ts'
import type { Section } from '#app/features/content/records/sections.ts'

/** Fields that are the same in every language, so that a number or a date is changed in one place: the English record. */
const SHARED: Readonly<Record<RecordType, readonly string[]>> = {
  // Facts about the firm; what is translated of them is named below.
  firm: [],
  office: [],
  person: [],
  service: ['icon', 'art', 'image', 'notOffered', 'notInMenu', 'quickExit', 'faqSection', 'order'],
  question: ['page', 'section', 'order'],
  answer: ['sameAs', 'asOf', 'topic', 'order'],
  page: ['quickExit', 'image'],
  fee: ['kind', 'service', 'amount', 'governmentFees', 'source', 'order'],
  notice: ['place', 'from', 'until', 'reviewBy', 'source'],
  menu: [],
  country: ['region', ...COUNTRY_FACTS],
  term: [],
  change: ['from', 'until', 'source', 'asOf', 'services', 'countries'],
  fact: [],
  bulletin: [],
}

/** Of the records that are facts: all other fields are the same in every language. */
const TRANSLATED: Partial<Readonly<Record<RecordType, readonly string[]>>> = {
  firm: ['advertisingLabel', 'consultation', 'languages', 'publishing'],
  office: ['parking'],
  person: ['role', 'languages', 'biography'],
  fact: ['intervals'],
  bulletin: [],
}

/** Their names and numbers are shown in every language, translated or not. */
export function isNeutral(type: RecordType): boolean {
  return type in TRANSLATED
}

/** Whether readers see this field of a record in the words of the language; the others are those of the English record. */
export function isTranslated(type: RecordType, field: string): boolean {
  return TRANSLATED[type]?.includes(field) ?? !SHARED[type].includes(field)
}

/** Each language has its own, which is the translation of no other. */
const OWN_OF_A_LANGUAGE = ['slug', 'topics']

/** What a translation of it begins with, which has none of the words that are a language's own. */
export function withoutOwnWords(english: object): object {
  return without(english, OWN_OF_A_LANGUAGE)
}

/** What of an English record is translated. */
export function textsToTranslate(type: RecordType, english: object): object {
  return picked(
    english,
    Object.keys(withoutOwnWords(english)).filter((field) => isTranslated(type, field)),
  )
}

type Translation = {
  data: RecordData<RecordType>
  /** The English record that ships, if one does. */
  shipped: RecordData<RecordType> | undefined
  /** Written by the firm, not the translation that ships. */
  isOwn: boolean
}

/** A record in a language: its texts with what all languages share. @param english what the English site shows */
export function translatedData(
  type: RecordType,
  english: RecordData<RecordType>,
  { data, shipped, isOwn }: Translation,
): RecordData<RecordType> {
  const translated = TRANSLATED[type]
  if (translated === undefined)
    return {
      ...without(data, SHARED[type]),
      ...picked(english, SHARED[type]),
      ...('sameAs' in data && sameAsIn(data, english)),
      ...(isSectioned(data) && isSectioned(english) && { sections: sectionsIn(data, english) }),
    } as RecordData<RecordType>
  // A translation that ships belongs to the text that ships: over the firm's own words it would say something else.
  const isMeant = (field: string) =>
    isOwn || JSON.stringify(valueOf(english, field)) === JSON.stringify(valueOf(shipped, field))
  const fields = { ...english, ...picked(data, translated.filter(isMeant)) }
  // The words that are never printed are those of a language; no list is the translation of another.
  return 'publishing' in data && 'publishing' in english
    ? { ...fields, publishing: { ...data.publishing, checklist: english.publishing.checklist } }
    : fields
}

/** A translation without words of its own keeps those of the question, though the English answer no longer has them. */
function sameAsIn({ question, sameAs }: RecordData<'answer'>, english: object): object {
  return question === null && valueOf(english, 'sameAs') === null ? { sameAs } : {}
}

type Sectioned = { sections: Section[] }

/** Whether its sections are of several kinds. */
export function isSectioned(data: object): data is Sectioned {
  return 'sections' in data && !('layout' in data && data.layout !== 'plain')
}

/** Of a section: what is the same in every language. */
const SHARED_IN_SECTIONS = ['tool', 'fees', 'when', 'showsAdmissions', 'notOurWork']

/** Those that the English page has, in its order; one that is not translated yet is left out. */
function sectionsIn(own: Sectioned, english: Sectioned): Section[] {
  return english.sections.flatMap((section): Section[] => {
    if (section.kind === 'tool') return [section]
    const written = own.sections.find(({ id, kind }) => id === section.id && kind === section.kind)
    if (!written) return []
    const words = Object.entries(written).filter(([field]) => !SHARED_IN_SECTIONS.includes(field))
    return [{ ...Object.fromEntries(words), ...picked(section, SHARED_IN_SECTIONS) } as Section]
  })
}

function without(data: object, fields: readonly string[]): object {
  return picked(
    data,
    Object.keys(data).filter((field) => !fields.includes(field)),
  )
}

function picked(record: object, fields: readonly string[]): object {
  return Object.fromEntries(
    fields.flatMap((field) => (field in record ? [[field, valueOf(record, field)]] : [])),
  )
}

function valueOf(record: object | undefined, field: string): unknown {
  return record && (record as Record<string, unknown>)[field]
}
