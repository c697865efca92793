import {
  at,
  entryLabels,
  type FormField,
  innerField,
  type Json,
  optionFor,
} from '#app/features/entries/form/form-field.ts'

type Problem = { path: string; message: string }

/** For a list of problems of a record: its message behind the name of the field, such as "Bar admissions, Admission 1, Year: …". */
export function labelledProblem(form: FormField, value: Json, { path, message }: Problem): string {
  const labels = labelsOf(form, value, path.split('.')).filter((label) => label !== '')
  return labels.length === 0 ? message : `${labels.join(', ')}: ${message}`
}

/** As far as the form has the path. */
function labelsOf(
  field: FormField,
  value: Json | undefined,
  [key, ...keys]: readonly string[],
): string[] {
  if (key === undefined) return []
  const [outer, part] = [optionFor(field, value), at(value, key)]
  if (outer.kind === 'list')
    return [...entryLabels(outer.item, part, Number(key)), ...labelsOf(outer.item, part, keys)]
  const inner = innerField(outer, key)
  return inner ? [inner.label, ...labelsOf(inner, part, keys)] : []
}
