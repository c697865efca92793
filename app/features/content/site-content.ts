import type {
  Locale,
  RecordData,
  RecordReview,
  RecordType,
} from '#app/features/content/record-types.ts'

/** The texts that ship with the site, by type and id. */
export type ShippedRecords = {
  [Type in RecordType]: Readonly<Record<string, RecordData<Type>>>
}

/** What the firm published over one of them, or beside them; `data` null where it removed the record. */
export type OwnRecord = {
  [Type in RecordType]: {
    type: Type
    id: string
    locale: Locale
    data: RecordData<Type> | null
    review: RecordReview
  }
}[RecordType]

export type ContentRecord<Type extends RecordType> = {
  id: string
  data: RecordData<Type>
  review: RecordReview
}

/** What readers see in one language. */
export type SiteContent = {
  find<Type extends RecordType>(type: Type, id: string): ContentRecord<Type> | null
  /** In their order. */
  list<Type extends RecordType>(type: Type): readonly ContentRecord<Type>[]
}

/** A record of the firm's replaces the whole shipped one, so that an upgrade never changes what a firm wrote. */
export function siteContentOf(shipped: ShippedRecords, own: readonly OwnRecord[]): SiteContent {
  const records = new Map<RecordType, Map<string, ContentRecord<RecordType>>>()
  for (const [type, byId] of Object.entries(shipped) as [RecordType, Record<string, never>][]) {
    const entries = Object.entries(byId).map(
      ([id, data]) => [id, { id, data, review: null }] as const,
    )
    records.set(type, new Map(entries))
  }
  for (const { type, id, data, review } of own) {
    if (data === null) records.get(type)?.delete(id)
    else records.get(type)?.set(id, { id, data, review })
  }
  const lists = new Map(
    [...records].map(([type, byId]) => [type, [...byId.values()].toSorted(byOrder)]),
  )
  return {
    find: (type, id) => (records.get(type)?.get(id) ?? null) as never,
    list: (type) => (lists.get(type) ?? []) as never,
  }
}

function byOrder(one: ContentRecord<RecordType>, other: ContentRecord<RecordType>): number {
  return orderOf(one) - orderOf(other) || (one.id < other.id ? -1 : 1)
}

function orderOf({ data }: ContentRecord<RecordType>): number {
  return 'order' in data ? data.order : 0
}
