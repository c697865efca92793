import {
  at,
  blankOf,
  innerField,
  optionFor,
  type FormField,
  type Json,
} from '#app/features/entries/form/form-field.ts'

export type ListEdit = {
  what: 'add' | 'remove' | 'up' | 'down'
  path: string
  /** Of a new entry, where the list has several kinds. */
  kind?: string | undefined
}

/** Of a button's value, such as `remove:steps.items.2`; `add` names the list and maybe a kind, the others an entry. */
export function parseListEdit(text: string): ListEdit | null {
  const [, what, path, kind] = /^(add|remove|up|down):([\w.-]+)(?::([\w-]+))?$/.exec(text) ?? []
  if (what === undefined || path === undefined) return null
  return { what: what as ListEdit['what'], path, kind }
}

/** @returns the record with the edit, and the path that gets the focus; null where there is no such list or entry */
export function editList(
  field: FormField,
  value: Json,
  { what, path, kind }: ListEdit,
): { value: Json; focus: string } | null {
  const keys = path.split('.')
  if (what === 'add') {
    const edited = editAt(field, value, keys, (list, item) => {
      const entry = blankEntry(item, kind)
      return entry === null ? null : [...list, entry]
    })
    return edited && { value: edited.value, focus: `${path}.${edited.list.length - 1}` }
  }
  const index = Number(keys.at(-1))
  const listPath = keys.slice(0, -1)
  const to = what === 'up' ? index - 1 : index + 1
  const edited = editAt(field, value, listPath, (list) => {
    if (!(index in list)) return null
    if (what === 'remove') return list.toSpliced(index, 1)
    const [moved, other] = [list[index], list[to]]
    if (moved === undefined || other === undefined) return null
    return list.with(index, other).with(to, moved)
  })
  if (!edited) return null
  const next = what === 'remove' ? Math.min(index, edited.list.length - 1) : to
  return {
    value: edited.value,
    focus: next < 0 ? listPath.join('.') : [...listPath, next].join('.'),
  }
}

/** Null for a kind that there is not. */
function blankEntry(item: FormField, kind: string | undefined): Json {
  const option = item.kind === 'oneOf' ? optionFor(item, { [item.by]: kind ?? null }) : item
  return option.kind === 'group' && option.fields.length === 0 ? null : blankOf(option)
}

type Change = (list: readonly Json[], item: FormField) => Json[] | null

function editAt(
  outer: FormField,
  value: Json | undefined,
  [key, ...keys]: readonly string[],
  change: Change,
): { value: Json; list: Json[] } | null {
  const field = optionFor(outer, value)
  if (key === undefined) {
    if (field.kind !== 'list' || field.followsEnglish === 'entries') return null
    const list = change(Array.isArray(value) ? value : [], field.item)
    return list && { value: list, list }
  }
  if (Array.isArray(value) && !(key in value)) return null
  const inner = innerField(field, key)
  const edited = inner && editAt(inner, at(value, key), keys, change)
  if (!edited) return null
  if (Array.isArray(value)) return { ...edited, value: value.with(Number(key), edited.value) }
  const group = typeof value === 'object' && value !== null ? value : {}
  return { ...edited, value: { ...group, [key]: edited.value } }
}
