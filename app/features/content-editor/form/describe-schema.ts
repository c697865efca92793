import type * as z from 'zod/mini'
import { type FieldTexts, fieldTexts } from '#app/features/content/fields.ts'
import type {
  Empty,
  FormField,
  GroupField,
  Json,
} from '#app/features/content-editor/form/form-field.ts'
import { at } from '#app/features/content-editor/form/form-field.ts'
import { recordSchemas, type RecordType } from '#app/features/content/record-types.ts'

/** Every schema of zod's has its definition here. */
type Schema = z.core.$ZodType & { def: z.core.$ZodTypes['_zod']['def'] }

/**
 * The form of a record, read from its schema, so that a new field is one line there.
 * @param value chooses among the schemas of a page by its layout
 */
export function formOf(type: RecordType, value: Json): GroupField {
  const name = JSON.stringify([type, at(value, 'layout')])
  const form = forms.get(name) ?? describeRecord(type, value)
  forms.set(name, form)
  return form
}

// Lists of all records ask for those of every one; schemas never change.
const forms = new Map<string, GroupField>()

function describeRecord(type: RecordType, value: Json): GroupField {
  const field = describe(recordSchemas[type], 'required', value)
  if (field.kind !== 'group') throw new Error(`The record ${type} is not an object`)
  return field
}

function describe(schema: Schema, empty: Empty, value?: Json): FormField {
  const { def } = schema
  const texts = fieldTexts.get(schema)
  const common = { label: texts?.label ?? '', hint: texts?.hint, empty }
  if (def.type === 'nullable') return describe(def.innerType as Schema, 'null')
  if (def.type === 'optional') return describe(def.innerType as Schema, 'absent')
  if (def.type === 'prefault') return describe(def.innerType as Schema, empty)
  if (def.type === 'union') return describe(optionOf(def, value), empty)
  if (def.type === 'object') return { ...common, kind: 'group', fields: fieldsOf(def.shape) }
  if (def.type === 'array') return describeList(def.element as Schema, common, texts)
  if (def.type === 'boolean') return { ...common, kind: 'yesNo' }
  if (def.type === 'literal') return { ...common, kind: 'fixed', value: String(def.values[0]) }
  return describeText(common, texts)
}

function fieldsOf(shape: z.core.$ZodShape): GroupField['fields'] {
  return Object.entries(shape).map(([key, inner]) => [key, describe(inner as Schema, 'required')])
}

type Common = Pick<FormField, 'label' | 'hint' | 'empty'>

function describeList(element: Schema, common: Common, texts?: FieldTexts): FormField {
  if (texts?.kind === 'weekdays') return { ...common, kind: 'weekdays' }
  const { min = 0, max = 60 } = texts ?? {}
  return { ...common, kind: 'list', item: describe(element, 'required'), min, max }
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

function optionOf({ options }: z.core.$ZodUnionDef, value: Json | undefined): Schema {
  const found = options.find((option) => {
    const { def } = option as Schema
    const layout = def.type === 'object' ? (def.shape['layout'] as Schema | undefined) : undefined
    const literal = layout?.def
    return (
      literal?.type === 'literal' && literal.values.some((known) => known === at(value, 'layout'))
    )
  })
  if (!found) throw new Error('The page has no known layout')
  return found as Schema
}
