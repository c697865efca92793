import type { RecordCheck } from '#app/features/content-editor/editing/check-record.ts'
import { contentTexts } from '#app/features/content-editor/editing/content-texts.ts'
import type { OpenedRecord } from '#app/features/content-editor/editing/opened-record.ts'
import { titleOf } from '#app/features/content-editor/editing/record-names.ts'
import { at, type Json } from '#app/features/entries/form/form-field.ts'
import type { RecordKey } from '#app/features/content/record-types.ts'
import type { SiteContent } from '#app/features/content/site-content.ts'
import { formerSlugs } from '#app/features/pages/former-addresses.ts'
import {
  hasFixedAddress,
  isReservedSlug,
  SLUG_TYPES,
  slugIn,
  slugOf,
  type SlugType,
} from '#app/features/pages/page-slugs.ts'
import { fillText } from '#app/platform/fill-text.ts'

const { slug: texts } = contentTexts

type Rules = {
  /** In the language of the record. */
  site: SiteContent
  /** What is published in the same moment. */
  together: readonly Pick<OpenedRecord, 'key' | 'value'>[]
}

/** Whether a page can have its address; that another one once had it is a finding while the address is new. */
export function checkSlug(
  { key, live }: Pick<OpenedRecord, 'key' | 'live'>,
  value: Json,
  { site, together }: Rules,
): RecordCheck {
  const { id, locale } = key
  const type = SLUG_TYPES.find((each) => each === key.type)
  if (type === undefined || hasFixedAddress({ type, id, locale }))
    return { problems: [], findings: [] }
  const slug = slugOf({ type, id, locale }, at(value, 'slug'))
  const said = (message: string, other: string) => {
    const title = titleOf({ type, id: other }, (site.find(type, other)?.data ?? null) as Json)
    return [{ path: 'slug', message: fillText(message, { slug, title }) }]
  }
  const reserved = isReservedSlug({ type, id, locale: 'en' }, id)
    ? id
    : isReservedSlug({ type, id, locale }, slug) && slug
  if (reserved !== false) {
    const message = fillText(texts.reserved, { slug: reserved })
    return { problems: [{ path: 'slug', message }], findings: [] }
  }
  const holder = otherWith(slug, { type, id, locale }, { site, together })
  if (holder !== null) return { problems: said(texts.taken, holder), findings: [] }
  const isNew = live === null || slugOf({ type, id, locale }, at(live, 'slug')) !== slug
  const former = formerSlugs(site, type).findLast((each) => each.slug === slug && each.id !== id)
  return { problems: [], findings: isNew && former ? said(texts.former, former.id) : [] }
}

type PageKey = RecordKey & { type: SlugType }

/** The id of the page that has the slug, or with whose id links name it. */
function otherWith(
  slug: string,
  { type, id, locale }: PageKey,
  { site, together }: Rules,
): string | null {
  const slugs = new Map(
    site.list(type).map((each) => [each.id, slugIn({ ...each, type, locale }, each.data)]),
  )
  for (const { key, value } of together)
    if (key.type === type && key.locale === locale)
      slugs.set(key.id, slugOf({ type, id: key.id, locale }, at(value, 'slug')))
  slugs.delete(id)
  return [...slugs].find((each) => each.includes(slug))?.[0] ?? null
}
