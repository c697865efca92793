import { v5 as nameBasedId } from 'uuid'
import {
  compareBlocks,
  type Disputed,
  mergeBlocks,
  type Piece,
} from '#app/features/posts/merge/merge-blocks.ts'
import { type Block, joinBlocks, splitBlocks } from '#app/features/posts/merge/split-blocks.ts'
import { formOfPost } from '#app/features/posts/form-of-post.ts'
import {
  parseCategories,
  type Post,
  PUBLICATION_FIELDS,
  TEXT_FIELDS,
} from '#app/features/posts/post.ts'
import { type StoredFields, storedFieldsOf } from '#app/features/posts/stored-fields.ts'

/** `theirs` is what is stored now, `mine` what was submitted; a field that `base` lacks was never seen by both. */
export type ThreeForms = { base: StoredFields; theirs: StoredFields; mine: StoredFields }

export type Choice = 'theirs' | 'mine' | 'both'

/** A question to the writer. `value` names the choice in the form; that of "theirs" ends when `mine` is written on. */
export type Conflict = {
  id: string
  field: string
  theirs: string
  mine: string
  choices: { choice: Choice; value: string }[]
}

/** What a form was opened with: all of it where questions are open, otherwise what revisions do not have. */
export type Opened = {
  isAsked: boolean
  /** The questions on the content. */
  asked: readonly string[]
  fields: StoredFields
}

/** By the id of the conflict. */
export type Decisions = ReadonlyMap<string, string>

type Part = Exclude<Piece, { disputed: Disputed }> | (Conflict & { disputed: Disputed })

export type FormMerge = { mine: StoredFields; fields: { name: string; parts: Part[] }[] }

/** More about one text are too many to be answered: then the whole content is one. */
const MOST_QUESTIONS = 100

const NAMES = [...TEXT_FIELDS, 'published', ...PUBLICATION_FIELDS] as const

const NAMESPACE = '8d1cf9b0-6a3c-4a1f-9d8e-3c4f2f0c7a55'

/** @param asked the questions on the content that must be found again; otherwise the whole content is one */
export function mergeForms(forms: ThreeForms, asked: readonly string[] = []): FormMerge {
  const fields = NAMES.map((name) => {
    const seen = new Map<string, number>()
    const ask = (disputed: Disputed) => ({ ...describe(name, disputed, seen), disputed })
    const parts = piecesOf(name, forms).map((piece): Part =>
      'agreed' in piece ? piece : ask(piece.disputed),
    )
    const found = new Set(parts.filter(isConflict).map(({ id }) => id))
    const isAnswerable = found.size <= MOST_QUESTIONS && asked.every((id) => found.has(id))
    if (name !== 'content' || isAnswerable) return { name, parts }
    const [theirs, mine] = [forms.theirs, forms.mine].map((side) => splitBlocks(side[name] ?? ''))
    return { name, parts: [ask({ base: null, theirs: theirs ?? [], mine: mine ?? [] })] }
  })
  return { mine: forms.mine, fields }
}

export function conflictsOf({ fields }: FormMerge): Conflict[] {
  return fields.flatMap(({ parts }) => parts.filter(isConflict))
}

export function choiceFor({ id, choices }: Conflict, decisions: Decisions): Choice | null {
  const decided = decisions.get(id)
  return choices.find(({ value }) => value === decided)?.choice ?? null
}

export function isDecided(merge: FormMerge, decisions: Decisions): boolean {
  return conflictsOf(merge).every((conflict) => choiceFor(conflict, decisions) !== null)
}

export function sidesOf(
  post: Post,
  submitted: StoredFields,
  timeZone: string,
): Pick<ThreeForms, 'theirs' | 'mine'> {
  const theirs: StoredFields = { published: '', ...storedFieldsOf(formOfPost(post, timeZone)) }
  // An empty address asks for none in particular.
  const slug = submitted['slug'] || theirs['slug']
  return { theirs, mine: { published: '', ...submitted, ...(slug !== undefined && { slug }) } }
}

/** Undecided conflicts stay as mine. */
export function mergedFields(merge: FormMerge, decisions: Decisions): StoredFields {
  const merged: Record<string, string> = { ...merge.mine }
  for (const { name, parts } of merge.fields) {
    const blocks = parts.flatMap((part) =>
      isConflict(part) ? chosenBlocks(part.disputed, choiceFor(part, decisions)) : part.agreed,
    )
    const text = joinBlocks(blocks)
    if (name === 'published' && text === '') delete merged[name]
    else merged[name] = text
  }
  return merged
}

/** Keeping the own text needs no question to be found. */
export function stillAsked({ asked }: Opened, decisions: Decisions): string[] {
  return asked.filter((id) => decisions.get(id) !== 'mine')
}

/** The base of the next merge, after which the same questions are open: as stored, but for what is disputed. */
export function nextBase({ fields }: FormMerge): StoredFields {
  const base: Record<string, string> = {}
  for (const { name, parts } of fields) {
    const blocks = parts.map((part) => (isConflict(part) ? part.disputed.base : part.stored))
    if (!blocks.includes(null)) base[name] = joinBlocks(blocks.flatMap((each) => each ?? []))
  }
  return base
}

function isConflict(part: Part): part is Extract<Part, Conflict> {
  return 'disputed' in part
}

function chosenBlocks({ theirs, mine }: Disputed, choice: Choice | null): readonly Block[] {
  if (choice === 'theirs') return theirs
  return choice === 'both' ? [...theirs, ...mine] : mine
}

function piecesOf(name: string, forms: ThreeForms): Piece[] {
  const plain = (fields: StoredFields) => (fields[name] ?? '').replaceAll(/\r\n?/g, '\n')
  const [theirs, mine] = [plain(forms.theirs), plain(forms.mine)]
  const base = name in forms.base ? plain(forms.base) : null
  if (isSame(name, theirs, mine) || (base !== null && isSame(name, theirs, base)))
    return [{ agreed: wholeOf(mine), stored: wholeOf(theirs) }]
  if (base !== null && isSame(name, mine, base))
    return [{ agreed: wholeOf(theirs), stored: wholeOf(theirs) }]
  if (name === 'categories' && base !== null)
    return [{ agreed: wholeOf(mergeCategories({ base, theirs, mine })), stored: wholeOf(theirs) }]
  if (name === 'content') {
    const sides = { theirs: splitBlocks(theirs), mine: splitBlocks(mine) }
    return base === null ? compareBlocks(sides) : mergeBlocks(splitBlocks(base), sides)
  }
  const disputed = { base: base === null ? null : wholeOf(base), theirs: wholeOf(theirs) }
  return [{ disputed: { ...disputed, mine: wholeOf(mine) } }]
}

// As the form compares them: blanks around a text are not saved.
function isSame(name: string, one: string, other: string): boolean {
  if (name !== 'categories') return one.trim() === other.trim()
  return parseCategories(one).join() === parseCategories(other).join()
}

function wholeOf(text: string): Block[] {
  return [{ text, gap: '', follows: null }]
}

/** A set: what either side added, without what either side took out. */
function mergeCategories({ base, theirs, mine }: Record<keyof ThreeForms, string>): string {
  const [before, other, own] = [base, theirs, mine].map((text) => new Set(parseCategories(text)))
  const all = [...(own ?? []), ...(other ?? [])]
  const kept = all.filter((name) => !before?.has(name) || (own?.has(name) && other?.has(name)))
  return [...new Set(kept)].join(', ')
}

function describe(field: string, disputed: Disputed, seen: Map<string, number>): Conflict {
  const [base, theirs, mine] = [disputed.base ?? [], disputed.theirs, disputed.mine].map(joinBlocks)
  const key = nameBasedId(JSON.stringify([field, base, theirs]), NAMESPACE)
  const ordinal = seen.get(key) ?? 0
  seen.set(key, ordinal + 1)
  const version = nameBasedId(mine ?? '', NAMESPACE)
  const choices: Conflict['choices'] = [
    { choice: 'theirs', value: `theirs ${version}` },
    { choice: 'mine', value: 'mine' },
  ]
  if (field === 'content' && theirs !== '' && mine !== '')
    choices.push({ choice: 'both', value: 'both' })
  return { id: `${key}-${ordinal}`, field, theirs: theirs ?? '', mine: mine ?? '', choices }
}
