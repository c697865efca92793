import type { StoredFields } from '#app/features/entries/drafts/stored-fields.ts'

/** Days without a change before a draft is deleted. */
export const DRAFT_DAYS = { server: 90, browser: 30 } as const

export type DraftLocation = {
  /** Names the form in which it was typed. */
  id: string
  /** Names the entry; null for one that does not exist yet. */
  entry: string | null
}

export type Draft = DraftLocation & {
  /** The version of the entry that it was based on; 0 for a new one. */
  version: number
  /** Increases with each input. */
  counter: number
  savedAt: Date
  fields: StoredFields
}

/** Of a draft: what is said of it where it is offered. */
export type Said = {
  title: string
  /** Of what is in it and not in the entry; empty where only a choice differs. */
  firstWords: string
  /** As they are taken up. */
  fields: StoredFields
}

/** Null for a draft that says what the entry says. */
export type TellDraft = (fields: StoredFields) => Said | null

export type OfferedDraft = Pick<Draft, 'id' | 'counter' | 'savedAt'> &
  Pick<Said, 'title' | 'firstWords'>

/** `here` is the browser's own draft where that is newer. */
export type RecoverableDraft = OfferedDraft & { here: Draft | null }

/** What the form needs to know of drafts when it is opened. */
export type DraftStart = {
  userId: string
  draftId: string
  found: OfferedDraft[]
  /** The draft that the form begins with (`?draft=…`). */
  resumed: OfferedDraft | null
}

/** `drafts`: the form's own and those whose text it continues, the last one at the end. */
export type FormText = Pick<Draft, 'version' | 'fields'> & { drafts: readonly string[] }

export function isDraftId(text: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(text)
}

export function readDraftIds(text: string): string[] {
  return text.split(' ').filter(isDraftId)
}

/** Null for a draft that is not worth offering. @returns also the draft as it is taken up */
export function offerDraft(
  draft: Draft,
  tell: TellDraft,
): { offered: OfferedDraft; taken: Draft } | null {
  const said = tell(draft.fields)
  if (said === null) return null
  const { id, counter, savedAt } = draft
  const { title, firstWords, fields } = said
  return { offered: { id, counter, savedAt, title, firstWords }, taken: { ...draft, fields } }
}

/** The newer of the server's and the browser's text of each draft, newest first, without the form's own and the hidden ones. */
export function gatherDrafts(
  { draftId, found, resumed }: Omit<DraftStart, 'userId'>,
  here: readonly RecoverableDraft[],
  hidden: ReadonlySet<string>,
): RecoverableDraft[] {
  const gathered = new Map<string, RecoverableDraft>(
    found.map((draft) => [draft.id, { ...draft, here: null }]),
  )
  for (const draft of here) {
    const known = resumed?.id === draft.id ? resumed : gathered.get(draft.id)
    if (!known || known.counter < draft.counter) gathered.set(draft.id, draft)
  }
  return [...gathered.values()]
    .filter(({ id }) => id !== draftId && !hidden.has(id))
    .toSorted((one, other) => other.savedAt.getTime() - one.savedAt.getTime())
}

/** The address of an autosave; `continues` names the drafts that this one replaces. */
type DraftNote = Pick<Draft, 'entry' | 'version' | 'counter'> & { continues: readonly string[] }

const MOST_CONTINUED = 10
const NUMBER = /^\d{1,9}$/

export function writeDraftNote({ entry, version, counter, continues }: DraftNote): string {
  const query = new URLSearchParams({ version: String(version), counter: String(counter) })
  if (entry !== null) query.set('entry', entry)
  for (const id of continues.slice(-MOST_CONTINUED)) query.append('continues', id)
  return query.toString()
}

/** @returns null when a field is missing or invalid; whether there is such an entry is not asked */
export function readDraftNote(query: URLSearchParams): DraftNote | null {
  // An editor that was opened before an upgrade says `post`.
  const entry = query.get('entry') ?? query.get('post')
  const continues = query.getAll('continues')
  const [version, counter] = [query.get('version') ?? '', query.get('counter') ?? '']
  const isReadable =
    [version, counter].every((number) => NUMBER.test(number)) &&
    continues.every(isDraftId) &&
    continues.length <= MOST_CONTINUED
  if (!isReadable) return null
  return { entry, version: Number(version), counter: Number(counter), continues }
}
