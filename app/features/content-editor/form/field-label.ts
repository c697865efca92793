import type { FormField } from '#app/features/content-editor/form/form-field.ts'

type Problem = { path: string; message: string }

/** For a list of problems: its message behind the name of the field, such as "Bar admissions, Admission 1, Year: …". */
export function labelledProblem(form: FormField, { path, message }: Problem): string {
  const labels = labelsOf(form, path.split('.')).filter((label) => label !== '')
  return labels.length === 0 ? message : `${labels.join(', ')}: ${message}`
}

/** As far as the form has the path. */
function labelsOf(field: FormField, [key, ...keys]: readonly string[]): string[] {
  if (key === undefined) return []
  if (field.kind === 'list')
    return [`${field.item.label} ${Number(key) + 1}`, ...labelsOf(field.item, keys)]
  const inner =
    field.kind === 'group' ? field.fields.find(([name]) => name === key)?.[1] : undefined
  return inner ? [inner.label, ...labelsOf(inner, keys)] : []
}
