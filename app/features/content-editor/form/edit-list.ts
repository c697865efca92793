import {
  at,
  blankOf,
  type FormField,
  type Json,
} from '#app/features/content-editor/form/form-field.ts'

export type ListEdit = { what: 'add' | 'remove' | 'up' | 'down'; path: string }

/** Of a button's value, such as `remove:steps.items.2`; `add` names the list, the others an entry. */
export function parseListEdit(text: string): ListEdit | null {
  const [, what, path] = /^(add|remove|up|down):([\w.-]+)$/.exec(text) ?? []
  return what === undefined || path === undefined ? null : { what: what as ListEdit['what'], path }
}

/** @returns the record with the edit, and the path that gets the focus; null where there is no such list or entry */
export function editList(
  field: FormField,
  value: Json,
  { what, path }: ListEdit,
): { value: Json; focus: string } | null {
  const keys = path.split('.')
  if (what === 'add') {
    const edited = editAt(field, value, keys, (list, item) => [...list, blankOf(item)])
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

type Change = (list: readonly Json[], item: FormField) => Json[] | null

function editAt(
  field: FormField,
  value: Json | undefined,
  [key, ...keys]: readonly string[],
  change: Change,
): { value: Json; list: Json[] } | null {
  if (key === undefined) {
    if (field.kind !== 'list') return null
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

function innerField(field: FormField, key: string): FormField | undefined {
  if (field.kind === 'group') return field.fields.find(([name]) => name === key)?.[1]
  return field.kind === 'list' && /^\d+$/.test(key) ? field.item : undefined
}
