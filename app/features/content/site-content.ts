import type { Review } from '#app/features/entries/publication/review.ts'
import { type FirmProfile, firmProfile } from '#app/features/content/firm-profile.ts'
import type { RecordData, RecordType } from '#app/features/content/record-types.ts'
import { shownReview } from '#app/features/content/reviewers.ts'
import { isNeutral, translatedData } from '#app/features/content/translated-data.ts'
import { isChangedInSubstance } from '#app/features/content/translation-source.ts'
import { factIn } from '#app/features/content/translated-facts.ts'
import type { Locale } from '#app/platform/texts/locales.ts'

/** The texts that ship with the site, by type and id. */
export type ShippedRecords = {
  [Type in RecordType]: Readonly<Record<string, RecordData<Type>>>
} & { firm: { firm: RecordData<'firm'> } }

/** What the firm published over one of them, or beside them; `data` null where it removed the record. */
export type OwnRecord = {
  [Type in RecordType]: {
    type: Type
    id: string
    locale: Locale
    data: RecordData<Type> | null
    review: Review | null
    /** Of a translation: the English text from which it was made; absent where nobody has said. */
    source?: unknown
  }
}[RecordType]

export type ContentRecord<Type extends RecordType> = {
  id: string
  data: RecordData<Type>
  review: Review | null
  /** A translation whose English text says something else since. */
  isOutdated?: true
}

/** What readers see in one language. */
export type SiteContent = {
  locale: Locale
  find<Type extends RecordType>(type: Type, id: string): ContentRecord<Type> | null
  /** In their order. */
  list<Type extends RecordType>(type: Type): readonly ContentRecord<Type>[]
  /** The firm with its offices and lawyers. */
  firm: FirmProfile
  /** The site in English; null where this is it. */
  english: SiteContent | null
  /** Of this language, the latest last. */
  publicSlugs: readonly PublicSlug[]
  /** When a planned change comes; null where none is planned. */
  until: Date | null
}

/** With which readers have once found the page of a record. */
export type PublicSlug = {
  type: 'page' | 'service' | 'answer'
  id: string
  locale: Locale
  slug: string
  /** The firm has removed the record since. */
  isRemoved: boolean
}

/** The pages, menus, services, legal facts and the bulletin that ship are named by other texts and by programs, so nobody can remove one of them. */
export function isNeeded(shipped: ShippedRecords, { type, id }: Named): boolean {
  return NEEDED.includes(type) && Object.hasOwn(shipped[type], id)
}

type Named = { type: RecordType; id: string }

const NEEDED: readonly RecordType[] = ['firm', 'page', 'menu', 'service', 'fact', 'bulletin']

/** A record of the firm's replaces the whole shipped one, so that an upgrade never changes what a firm wrote. */
export function siteContentOf(shipped: ShippedRecords, own: readonly OwnRecord[]): SiteContent {
  return contentOf('en', recordsOf(shipped, own), shipped)
}

/** Each language's, by the same records; `shipped` has the texts of every language. @param until when a planned change comes */
export function siteContents(
  shipped: Readonly<Record<Locale, ShippedRecords>>,
  own: readonly OwnRecord[],
  slugs: readonly PublicSlug[] = [],
  until: Date | null = null,
): Record<Locale, SiteContent> {
  const ownIn = (locale: Locale) => own.filter((record) => record.locale === locale)
  const slugsIn = (locale: Locale) => slugs.filter((each) => each.locale === locale)
  const english = recordsOf(shipped.en, ownIn('en'))
  const en = { ...contentOf('en', english, shipped.en), publicSlugs: slugsIn('en'), until }
  const translated = (locale: Locale) => {
    const local = { locale, shipped: shipped[locale], own: ownIn(locale), ownEnglish: ownIn('en') }
    const records = translatedRecords(english, shipped.en, local)
    const publicSlugs = slugsIn(locale)
    return { ...contentOf(locale, records, local.shipped), english: en, publicSlugs, until }
  }
  return {
    en,
    es: translated('es'),
    pt: translated('pt'),
    fr: translated('fr'),
  }
}

type Records = Map<RecordType, Map<string, ContentRecord<RecordType>>>

type LocalTexts = {
  locale: Locale
  shipped: ShippedRecords
  own: readonly OwnRecord[]
  ownEnglish: readonly OwnRecord[]
}

/** What was removed or is not offered in English is nowhere; what exists in one language only is in no other. */
function translatedRecords(english: Records, shipped: ShippedRecords, local: LocalTexts): Records {
  const records = recordsOf(local.shipped, local.own)
  const nameOf = ({ type, id }: OwnRecord) => `${type}/${id}`
  const own = new Map(local.own.map((record) => [nameOf(record), record]))
  const ownEnglish = new Set(local.ownEnglish.map(nameOf))
  for (const [type, byId] of records) {
    const originals = english.get(type)
    for (const [id, original] of originals ?? [])
      if (isNeutral(type) && !byId.has(id)) byId.set(id, original)
    for (const [id, { data, review }] of byId) {
      const original = originals?.get(id)
      const written = own.get(`${type}/${id}`)
      if (original) {
        const texts = { data, shipped: shipped[type][id], isOwn: written !== undefined }
        // Of what is facts, a translation that ships gives way to changed English words.
        const shippedSource = isNeutral(type) ? null : texts.shipped
        const source = written ? written.source : shippedSource
        byId.set(id, {
          id,
          review,
          data:
            type === 'fact'
              ? factIn(original.data as RecordData<'fact'>, local.locale, written)
              : translatedData(type, original.data, texts),
          ...(isOutdated(type, source, original.data) && OUTDATED),
        })
      } else if (!written || shipped[type][id] || ownEnglish.has(`${type}/${id}`)) byId.delete(id)
    }
  }
  return records
}

const OUTDATED = { isOutdated: true } as const

function isOutdated(type: RecordType, source: unknown, english: RecordData<RecordType>): boolean {
  if (source === english || typeof source !== 'object' || source === null) return false
  return isChangedInSubstance(type, source, english)
}

function recordsOf(shipped: ShippedRecords, own: readonly OwnRecord[]): Records {
  const records: Records = new Map()
  for (const [type, byId] of Object.entries(shipped) as [RecordType, Record<string, never>][])
    records.set(type, shippedOf(byId))
  for (const { type, id, data, review } of own) {
    if (data === null) {
      if (!isNeeded(shipped, { type, id })) records.get(type)?.delete(id)
    } else if (!('layout' in data) || data.layout === layoutOf(shipped, id))
      records.get(type)?.set(id, { id, data, review })
  }
  removeWhatIsNotOffered(records)
  // The site cannot be without an office or a founder.
  for (const type of ['office', 'person'] as const)
    if (records.get(type)?.size === 0) records.set(type, shippedOf(shipped[type]))
  return records
}

function contentOf(locale: Locale, records: Records, shipped: ShippedRecords): SiteContent {
  hideOtherReviews(records)
  const lists = new Map(
    [...records].map(([type, byId]) => [type, [...byId.values()].toSorted(byOrder)]),
  )
  const base: Pick<SiteContent, 'locale' | 'find' | 'list'> = {
    locale,
    find: (type, id) => records.get(type)?.get(id) ?? null,
    list: (type) => lists.get(type) ?? [],
  }
  return {
    ...base,
    english: null,
    publicSlugs: [],
    until: null,
    firm: firmProfile({
      firm: base.find('firm', 'firm')?.data ?? shipped.firm.firm,
      offices: base.list('office').map(({ data }) => data),
      people: base.list('person'),
    }),
  }
}

/** A text was reviewed by a lawyer of the firm, or by nobody. */
function hideOtherReviews(records: Records) {
  const people = [...(records.get('person')?.values() ?? [])] as ContentRecord<'person'>[]
  for (const byId of records.values())
    for (const [id, record] of byId) {
      const review = shownReview({ list: () => people }, record.review)
      if (review !== record.review) byId.set(id, { ...record, review })
    }
}

function removeWhatIsNotOffered(records: Records) {
  const services = records.get('service')
  for (const { id, data } of services?.values() ?? [])
    if ('notOffered' in data && data.notOffered === true) services?.delete(id)
}

/** A page that was composed from another layout would not be shown at all; one that the firm made is plain. */
export function layoutOf({ page }: ShippedRecords, id: string): string {
  return (Object.hasOwn(page, id) ? page[id]?.layout : null) ?? 'plain'
}

function shippedOf<Type extends RecordType>(
  byId: Readonly<Record<string, RecordData<Type>>>,
): Map<string, ContentRecord<Type>> {
  return new Map(
    Object.entries(byId).map(([id, data]) => [id, { id, data, review: null }] as const),
  )
}

function byOrder(one: ContentRecord<RecordType>, other: ContentRecord<RecordType>): number {
  return orderOf(one) - orderOf(other) || (one.id < other.id ? -1 : 1)
}

function orderOf({ data }: ContentRecord<RecordType>): number {
  return 'order' in data ? data.order : 0
}

type PageData<Layout> = Extract<RecordData<'page'>, { layout: Layout }>

/** Of the records that the site cannot be without, which nobody can remove. @throws Error for an unknown id */
export function pageOf<Layout extends RecordData<'page'>['layout']>(
  site: SiteContent,
  id: string,
  layout: Layout,
): { data: PageData<Layout>; review: Review | null } {
  const page = site.find('page', id)
  if (page?.data.layout !== layout) throw new Error(`The site has no page ${id} (${layout}).`)
  return { data: page.data as PageData<Layout>, review: page.review }
}
