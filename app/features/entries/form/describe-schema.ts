import type * as z from 'zod/mini'
import { type FieldTexts, fieldTexts } from '#app/features/entries/fields.ts'
import type { Empty, FormField, GroupField } from '#app/features/entries/form/form-field.ts'

/** Every schema of zod's has its definition here. */
type Schema = z.core.$ZodType & { def: z.core.$ZodTypes['_zod']['def'] }

/** The form of an entry, read from its schema, so that a new field is one line there. */
export function describeSchema(schema: Schema, empty: Empty = 'required'): FormField {
  const { def } = schema
  const texts = fieldTexts.get(schema)
  const common = { label: texts?.label ?? '', hint: texts?.hint, empty }
  if (def.type === 'nullable') return describeSchema(def.innerType as Schema, 'null')
  if (def.type === 'optional') return describeSchema(def.innerType as Schema, 'absent')
  if (def.type === 'prefault') return describeSchema(def.innerType as Schema, empty)
  if (def.type === 'union') return describeUnion(def, common)
  if (def.type === 'object') return { ...common, kind: 'group', fields: fieldsOf(def.shape) }
  if (def.type === 'array') return describeList(def.element as Schema, common, texts)
  if (def.type === 'boolean') return { ...common, kind: 'yesNo' }
  if (def.type === 'literal') return { ...common, kind: 'fixed', value: String(def.values[0]) }
  return describeText(common, texts)
}

function fieldsOf(shape: z.core.$ZodShape): GroupField['fields'] {
  return Object.entries(shape).map(([key, inner]) => [key, describeSchema(inner as Schema)])
}

type Common = Pick<FormField, 'label' | 'hint' | 'empty'>

function describeList(element: Schema, common: Common, texts?: FieldTexts): FormField {
  if (texts?.kind === 'weekdays') return { ...common, kind: 'weekdays' }
  const { min = 0, max = 60 } = texts ?? {}
  return { ...common, kind: 'list', item: describeSchema(element), min, max }
}

function describeText(common: Common, texts?: FieldTexts): FormField {
  if (texts?.from) return { ...common, kind: 'choice', options: [], from: texts.from }
  if (texts?.options) {
    const options = Object.entries(texts.options).map(([value, label]) => ({ value, label }))
    return { ...common, kind: 'choice', options }
  }
  if (texts?.kind === undefined || texts.kind === 'weekdays')
    throw new Error(`The field ${common.label} has no kind`)
  return { ...common, kind: texts.kind, max: texts.max, min: texts.min }
}

function describeUnion(def: z.core.$ZodUnionDef, common: Common): FormField {
  const options = def.options.map((option) => describeSchema(option as Schema, common.empty))
  if (!('discriminator' in def) || !options.every((option) => option.kind === 'group'))
    throw new Error(`The kinds of ${common.label} cannot be told apart`)
  return { ...common, kind: 'oneOf', by: String(def.discriminator), options }
}
