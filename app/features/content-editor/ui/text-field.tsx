import { contentTexts } from '#app/features/content-editor/editing/content-texts.ts'
import type { FormField, Json } from '#app/features/entries/form/form-field.ts'
import { ImageField } from '#app/features/content-editor/ui/image-field.tsx'
import { Field, FieldError, Options, SelectField } from '#app/ui/form/form-field.tsx'

const { form: texts } = contentTexts

/** The list of the site's pages, which every address field offers. */
export const SITE_PAGES = 'site-pages'

type TextFieldProps = {
  /** Neither a group nor a list. */
  field: FormField
  value: Json | undefined
  name: string
  error: string | undefined
  /** BCP 47, of what is typed; none in English. */
  lang?: string | undefined
}

type Single<Kind extends FormField['kind']> = TextFieldProps & {
  field: Extract<FormField, { kind: Kind }>
}

const INPUT_TYPES: Partial<Record<FormField['kind'], string>> = {
  day: 'date',
  time: 'time',
  email: 'email',
  phone: 'tel',
}

const ROWS: Partial<Record<FormField['kind'], number>> = {
  paragraph: 3,
  paragraphs: 8,
  markdown: 12,
}

/** One field of a record; unmanaged, so that what is typed before the script runs stays. */
export function TextField({ field, ...rest }: TextFieldProps) {
  if (field.kind === 'yesNo') return <Checkbox field={field} {...rest} />
  if (field.kind === 'weekdays') return <Weekdays field={field} {...rest} />
  if (field.kind === 'choice') return <Choice field={field} {...rest} />
  return <Text field={field} {...rest} />
}

function Text({ field, value, name, error, lang }: TextFieldProps) {
  const rows = ROWS[field.kind]
  const isLimited = field.kind !== 'number' && 'max' in field && field.max !== undefined
  const shared = {
    name,
    label: <Label field={field} />,
    hint: field.hint,
    error,
    defaultValue: typeof value === 'string' || typeof value === 'number' ? String(value) : '',
    ...(isLimited && { maxLength: field.max }),
    autoComplete: 'off',
    lang,
    readOnly: field.kind === 'fixed' || undefined,
  }
  if (field.kind === 'image') return <ImageField {...shared} about={field.label} />
  if (rows !== undefined) return <Field {...shared} multiline rows={rows} />
  return (
    <Field
      {...shared}
      type={INPUT_TYPES[field.kind] ?? 'text'}
      {...(field.kind === 'address' && { list: SITE_PAGES })}
      {...(field.kind === 'number' && { inputMode: 'numeric' as const })}
    />
  )
}

function Label({ field }: { field: FormField }) {
  const isOptional = field.empty !== 'required' && field.kind !== 'fixed'
  return (
    <>
      {field.label}
      {isOptional && <span className="muted"> ({texts.optional})</span>}
    </>
  )
}

function Choice({ field, value, name, error }: Single<'choice'>) {
  const chosen = typeof value === 'string' ? value : ''
  const isKnown = field.options.some((option) => option.value === chosen)
  return (
    <SelectField
      name={name}
      defaultValue={chosen}
      label={field.label}
      hint={field.hint}
      error={error}
    >
      {(field.empty !== 'required' || !isKnown) && (
        <option value="">{field.empty === 'required' ? texts.choose : texts.noChoice}</option>
      )}
      {!isKnown && chosen !== '' && <option value={chosen}>{chosen}</option>}
      <Options of={field.options.map((option) => [option.value, option.label])} />
    </SelectField>
  )
}

function Checkbox({ field, value, name, error }: TextFieldProps) {
  return (
    <div className="f check">
      <label>
        <input type="checkbox" id={name} name={name} defaultChecked={value === true} />
        <span>{field.label}</span>
      </label>
      {field.hint !== undefined && <span className="hint">{field.hint}</span>}
      <FieldError id={`${name}-error`} text={error} />
    </div>
  )
}

function Weekdays({ field, value, name, error }: TextFieldProps) {
  const days: readonly Json[] = Array.isArray(value) ? value : []
  return (
    <fieldset className="recorddays">
      <legend>{field.label}</legend>
      {texts.weekdays.map((label, day) => (
        <label key={label}>
          <input type="checkbox" name={name} value={day} defaultChecked={days.includes(day)} />
          <span>{label}</span>
        </label>
      ))}
      <FieldError id={`${name}-error`} text={error} />
    </fieldset>
  )
}
