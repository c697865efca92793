import type { OpenedRecord } from '#app/features/content-editor/editing/opened-record.ts'
import { findIdProblem } from '#app/features/content-editor/editing/record-id.ts'
import { recordNames } from '#app/features/content-editor/editing/record-names.ts'
import { at, type Json } from '#app/features/entries/form/form-field.ts'
import { LAW_PARTS } from '#app/features/content/law-records.ts'
import { recordSchemas, type RecordType } from '#app/features/content/record-types.ts'
import { shippedInAll } from '#app/features/content/shipped.ts'
import { isNeeded, layoutOf } from '#app/features/content/site-content.ts'
import { parseJson } from '#app/platform/parse-json.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'

/** What each type is called in the file; the first four are what a firm says of itself. */
const PARTS: Readonly<Record<RecordType, string>> = {
  firm: 'firm',
  office: 'offices',
  person: 'people',
  fee: 'fees',
  service: 'services',
  page: 'pages',
  question: 'questions',
  answer: 'answers',
  notice: 'notices',
  term: 'terms',
  menu: 'menus',
  ...LAW_PARTS,
}

const OF_THE_FIRM = ['firm', 'office', 'person', 'fee'] as const

const TYPES = Object.keys(PARTS) as RecordType[]

/** Written as it is stored, although this version does not know it. */
const INTRODUCTIONS = 'introductions'

/** What earlier versions knew, left out when it is read. */
const GONE: Partial<Record<RecordType, string>> = { firm: INTRODUCTIONS, country: 'text' }

/** One record of the file; `data` null: the site does not have it. */
export type ProfileRecord = { type: RecordType; id: string; data: Json }

/** @param all every record, not only what the firm says of itself */
export function writeProfile(records: readonly OpenedRecord[], all: boolean): string {
  const parts = partsOf(records, all ? TYPES : OF_THE_FIRM)
  const stored = records.find(({ key }) => key.type === 'firm')?.stored
  const firm = {
    ...(at(parts['firm'], 'firm') as object),
    [INTRODUCTIONS]: at(stored, INTRODUCTIONS),
  }
  return `${JSON.stringify({ ...parts, firm }, null, 2)}\n`
}

/** What readers see of each record, by the name of its type and its id. */
export function partsOf(records: readonly OpenedRecord[], types: readonly RecordType[]) {
  const parts = types.map((type): [string, Json] => {
    const own = records.filter(({ key }) => key.type === type)
    return [PARTS[type], Object.fromEntries(own.map(({ key, live }) => [key.id, live]))]
  })
  return Object.fromEntries(parts)
}

/** @returns what `readParts` returns */
export function readProfile(
  text: string,
  known: readonly OpenedRecord[],
): Result<ProfileRecord[], string[]> {
  const file = (parseJson(text) ?? null) as Json
  if (!isGroup(file)) return fail(['The file is not JSON with the parts of a profile.'])
  return readParts(file, known)
}

/** @param types the parts that the file may have @returns each record that fits its schema, or one line for each field that does not */
export function readParts(
  file: { [key: string]: Json },
  known: readonly OpenedRecord[],
  types: readonly RecordType[] = TYPES,
): Result<ProfileRecord[], string[]> {
  const names = types.map((type) => PARTS[type])
  const unknown = Object.keys(file).filter((part) => !names.includes(part))
  const mayBeNew = (type: RecordType) => recordNames[type].isOpen || types !== TYPES
  const records = types.flatMap((type): ProfileRecord[] => {
    const part = at(file, PARTS[type])
    if (part === undefined) return []
    if (type === 'firm') return [{ type, id: 'firm', data: part }]
    return Object.entries(isGroup(part) ? part : {}).map(([id, data]) => ({ type, id, data }))
  })
  const shapeless = types.filter((type) => {
    const part = at(file, PARTS[type])
    return part !== undefined && !isGroup(part)
  })
  const problems = [
    ...unknown.map((part) => `${part}: There is no such part.`),
    ...shapeless.map((type) => `${PARTS[type]}: Please write an object in braces.`),
    ...records.flatMap((record) => problemsOf(record, known, mayBeNew(record.type))),
  ]
  return problems.length > 0 ? fail(problems) : ok(records)
}

function problemsOf(
  record: ProfileRecord,
  known: readonly OpenedRecord[],
  mayBeNew: boolean,
): string[] {
  const { type, id, data } = record
  const stored = known.find(({ key }) => key.type === type && key.id === id)
  const say = (message: string, path: readonly PropertyKey[] = []) => [
    `${placeOf(record, path)}: ${message}`,
  ]
  if (!stored) {
    const problem = mayBeNew ? findIdProblem(type, id) : 'There is no such record.'
    if (problem !== null) return say(problem)
  }
  if (data === null)
    return isNeeded(shippedInAll.en, record) ? say('The site cannot be without this.') : []
  const layout = layoutOf(shippedInAll.en, id)
  if (type === 'page' && at(data, 'layout') !== layout)
    return say(`The layout of this page is ${layout}.`, ['layout'])
  const { error, data: parsed } = recordSchemas[type].safeParse(data)
  if (error) return error.issues.flatMap(({ path, message }) => say(message, path))
  return unknownPaths(data, parsed as Json)
    .filter(([key]) => key !== GONE[type])
    .flatMap((path) => say('There is no such field.', path))
}

/** Such as `people.maria-silva.admissions[0].registerUrl`. */
export function placeOf(
  { type, id }: Pick<ProfileRecord, 'type' | 'id'>,
  path: readonly PropertyKey[],
): string {
  const steps = path.map((key) =>
    /^\d+$/.test(String(key)) ? `[${String(key)}]` : `.${String(key)}`,
  )
  return PARTS[type] + (type === 'firm' ? '' : `.${id}`) + steps.join('')
}

/** What a schema left out, because it does not know it. */
function unknownPaths(data: Json, parsed: Json, path: readonly string[] = []): string[][] {
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, value]) => {
    const understood = at(parsed, key)
    const place = [...path, key]
    return understood === undefined ? [place] : unknownPaths(value, understood, place)
  })
}

export function isGroup(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
