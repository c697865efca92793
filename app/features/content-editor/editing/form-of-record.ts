import { recordSchemas, type RecordType } from '#app/features/content/record-types.ts'
import { describeSchema } from '#app/features/entries/form/describe-schema.ts'
import {
  type FormField,
  type GroupField,
  type Json,
  optionFor,
} from '#app/features/entries/form/form-field.ts'

/** @param value chooses among the schemas of a page by its layout */
export function formOf(type: RecordType, value: Json): GroupField {
  const described = forms.get(type) ?? describeSchema(recordSchemas[type])
  forms.set(type, described)
  const form = optionFor(described, value)
  if (form.kind !== 'group') throw new Error(`The record ${type} is not an object`)
  return form
}

// Lists of all records ask for those of every one; schemas never change.
const forms = new Map<RecordType, FormField>()
