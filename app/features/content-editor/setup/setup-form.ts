import type { FieldProblem } from '#app/features/content-editor/editing/check-record.ts'
import type { OpenedRecord } from '#app/features/content-editor/editing/opened-record.ts'
import {
  at,
  type FormField,
  type GroupField,
  innerField,
  type Json,
} from '#app/features/entries/form/form-field.ts'
import type { SetupSection } from '#app/features/content-editor/setup/setup-steps.ts'

export type OpenedSection = SetupSection & { opened: OpenedRecord }

/** What one step shows of several records, as one flat form: its keys have no dots, as paths do. */
export type SetupForm = { sections: { title: string | null; form: GroupField }[]; form: GroupField }

export function setupForm(sections: readonly OpenedSection[]): SetupForm {
  const shown = sections.map((section) => ({
    title: section.title,
    form: group(fieldsOf(section)),
  }))
  return { sections: shown, form: wholeForm(shown) }
}

/** The form of several sections. */
export function wholeForm(sections: SetupForm['sections']): GroupField {
  return group(sections.flatMap(({ form }) => form.fields))
}

function group(fields: GroupField['fields']): GroupField {
  return { kind: 'group', label: '', empty: 'required', fields }
}

function fieldsOf(section: OpenedSection): GroupField['fields'] {
  const { removal, paths, opened } = section
  const fields = paths.map((path): [string, FormField] => {
    const field = fieldAt(opened.form, path)
    const isOffer = path === OFFER
    return [keyOf(section, path), isOffer ? { ...yesNo(opened.title), label: opened.title } : field]
  })
  const remove = removal ? [[keyOf(section, REMOVAL), yesNo(removal.label)] as const] : []
  return [...fields, ...remove]
}

function yesNo(label: string): FormField {
  return { kind: 'yesNo', label, empty: 'required' }
}

// A service is asked for by what the firm does, and stored by what it does not do.
const OFFER = 'notOffered'
const REMOVAL = 'remove'

function keyOf({ record: { type, id } }: SetupSection, path: string): string {
  return `${type}-${id}-${path.replaceAll('.', '-')}`
}

/** As readers see it. */
export function setupValue(sections: readonly OpenedSection[]): Json {
  return Object.fromEntries(
    sections.flatMap((section): [string, Json][] => {
      const value = shownValue(section.opened)
      const fields = section.paths.flatMap((path): [string, Json][] => {
        const found = valueAt(value, path)
        if (path === OFFER) return [[keyOf(section, path), found !== true]]
        return found === undefined ? [] : [[keyOf(section, path), found]]
      })
      return section.removal ? [...fields, [keyOf(section, REMOVAL), isRemoved(section)]] : fields
    }),
  )
}

function isRemoved({ opened, removal }: OpenedSection): boolean {
  return opened.state === 'removed' || (opened.state === 'shipped' && removal?.isOn === true)
}

/** @returns what becomes of the record, or null where it is removed */
export function recordOf(
  sections: readonly OpenedSection[],
  opened: OpenedRecord,
  { form, from }: { form: Json; from: Json },
): Json {
  const own = sections.filter((section) => section.opened === opened)
  if (own.some((section) => at(form, keyOf(section, REMOVAL)) === true)) return null
  return own
    .flatMap((section) => section.paths.map((path) => ({ section, path })))
    .reduce((value, { section, path }) => {
      const typed = at(form, keyOf(section, path))
      const isOffered = path === OFFER && typed === true
      const leaf = path === OFFER ? true : typed
      return withAt(value, path.split('.'), isOffered ? undefined : leaf)
    }, from)
}

/** A draft would not be shown by what is published here. */
export function shownValue({ live, shipped, value }: OpenedRecord): Json {
  return live ?? shipped ?? value
}

/** In the step's form, where it shows that field. */
export function problemIn(
  sections: readonly OpenedSection[],
  opened: OpenedRecord,
  { path, message }: FieldProblem,
): FieldProblem | null {
  for (const section of sections.filter((each) => each.opened === opened)) {
    const shown = section.paths.find((known) => path === known || path.startsWith(`${known}.`))
    if (shown !== undefined)
      return { path: keyOf(section, shown) + path.slice(shown.length), message }
  }
  return null
}

function fieldAt(field: FormField, path: string): FormField {
  return path.split('.').reduce<FormField>((outer, key) => {
    const inner = innerField(outer, key)
    if (!inner) throw new Error(`There is no field ${path}`)
    return inner
  }, field)
}

function valueAt(value: Json, path: string): Json | undefined {
  return path.split('.').reduce<Json | undefined>((outer, key) => at(outer, key), value)
}

function withAt(
  value: Json | undefined,
  [key, ...keys]: readonly string[],
  leaf: Json | undefined,
): Json {
  if (key === undefined) return leaf ?? null
  const outer = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
  if (keys.length > 0) return { ...outer, [key]: withAt(at(outer, key), keys, leaf) }
  const { [key]: _, ...others } = outer
  return leaf === undefined ? others : { ...outer, [key]: leaf }
}
