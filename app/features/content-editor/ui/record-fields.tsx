import { contentTexts } from '#app/features/content-editor/editing/content-texts.ts'
import {
  at,
  type FormField,
  type GroupField,
  type Json,
  type ListField,
} from '#app/features/content-editor/form/form-field.ts'
import { LENGTH_SUFFIX } from '#app/features/content-editor/form/read-record-form.ts'
import { nameOf } from '#app/features/content-editor/ui/field-name.ts'
import { mostEntries } from '#app/features/content-editor/translations/translation-form.ts'
import type { TranslationView } from '#app/features/content-editor/translations/translation-view.ts'
import { EnglishText } from '#app/features/content-editor/translations/ui/english-text.tsx'
import { TextField } from '#app/features/content-editor/ui/text-field.tsx'
import { fillText } from '#app/platform/fill-text.ts'
import { Button } from '#app/ui/button.tsx'
import { FieldError } from '#app/ui/form/form-field.tsx'

const { form: texts } = contentTexts

export type Problems = ReadonlyMap<string, string>

type PartProps<Field extends FormField = FormField> = {
  field: Field
  value: Json | undefined
  /** In the record, such as `steps.items.0`. */
  path: string
  problems: Problems
  translation: TranslationView | null
  /** The same part of the English record; undefined where that lacks it. */
  english: Json | undefined
}

type RecordFieldsProps = {
  form: GroupField
  value: Json
  problems: Problems
  /** Null where the record is not the translation of another. */
  translation?: TranslationView | null
}

/** Single fields first, then the parts, each folded. */
export function RecordFields({ form, value, problems, translation = null }: RecordFieldsProps) {
  const isSingle = ([, { kind }]: readonly [string, FormField]) =>
    kind !== 'group' && kind !== 'list'
  const parts = form.fields.filter((entry) => !isSingle(entry))
  const propsOf = (key: string) => ({
    value: at(value, key),
    english: at(translation?.english, key),
    path: key,
    problems,
    translation,
  })
  return (
    <>
      {form.fields.filter(isSingle).map(([key, field]) => (
        <Part key={key} field={field} {...propsOf(key)} />
      ))}
      {parts.map(([key, field]) => (
        <details
          key={key}
          className="recordpart"
          id={`part-${key}`}
          open={parts.length === 1 || hasProblem(problems, key) || undefined}
        >
          <summary>
            <span>{field.label}</span>
          </summary>
          <Part field={field} {...propsOf(key)} />
        </details>
      ))}
    </>
  )
}

function Part({ field, ...rest }: PartProps) {
  if (field.kind === 'group') return <Group field={field} {...rest} />
  if (field.kind === 'list') return <List field={field} {...rest} />
  if (field.kind === 'fixed') return null
  const { path, value, problems, translation, english } = rest
  const text = { field, value, name: nameOf(path), error: problems.get(path) }
  if (translation === null) return <TextField {...text} />
  return (
    <div className="beside">
      <EnglishText english={english} path={path} changes={translation.changes} />
      <TextField {...text} lang={translation.lang} />
    </div>
  )
}

function Group({ field, value, path, english, ...rest }: PartProps<GroupField>) {
  return (
    <fieldset className="recordgroup" id={nameOf(path)} tabIndex={-1}>
      <legend className={path.includes('.') ? undefined : 'vh'}>{field.label}</legend>
      <Hint field={field} />
      <FieldError id={`${nameOf(path)}-error`} text={rest.problems.get(path)} />
      {field.fields.map(([key, inner]) => (
        <Part
          key={key}
          field={inner}
          value={at(value, key)}
          english={at(english, key)}
          path={`${path}.${key}`}
          {...rest}
        />
      ))}
    </fieldset>
  )
}

function List({ field, value, path, english, ...rest }: PartProps<ListField>) {
  const items = Array.isArray(value) ? value : []
  return (
    <fieldset className="recordlist" id={nameOf(path)} tabIndex={-1}>
      <legend className={path.includes('.') ? undefined : 'vh'}>{field.label}</legend>
      <Hint field={field} />
      <FieldError id={`${nameOf(path)}-error`} text={rest.problems.get(path)} />
      <input type="hidden" name={nameOf(path) + LENGTH_SUFFIX} value={items.length} />
      <ol>
        {items.map((item, index) => {
          const entry = `${path}.${index}`
          return (
            <li key={entry} className={field.item.kind === 'group' ? undefined : 'single'}>
              <Part
                field={numbered(field.item, index)}
                value={item}
                english={at(english, index)}
                path={entry}
                {...rest}
              />
              <EntryButtons field={field} path={entry} index={index} count={items.length} />
            </li>
          )
        })}
      </ol>
      {items.length < mostEntries(field, english) && (
        <EditButton
          edit={`add:${path}`}
          text={fillText(texts.add, { item: field.item.label.toLowerCase() })}
        />
      )}
    </fieldset>
  )
}

type EntryButtonsProps = { field: ListField; path: string; index: number; count: number }

function EntryButtons({ field, path, index, count }: EntryButtonsProps) {
  const about = numbered(field.item, index).label
  return (
    <div className="btns">
      {index > 0 && <EditButton edit={`up:${path}`} text={texts.up} about={about} />}
      {index < count - 1 && <EditButton edit={`down:${path}`} text={texts.down} about={about} />}
      {count > field.min && (
        <EditButton edit={`remove:${path}`} text={texts.removeItem} about={about} />
      )}
    </div>
  )
}

function EditButton({ edit, text, about }: { edit: string; text: string; about?: string }) {
  return (
    <Button
      type="submit"
      variant="secondary"
      size="small"
      name="edit"
      value={edit}
      // The second press of a double click would be one on the next entry.
      onClick={(event) => event.detail > 1 && event.preventDefault()}
    >
      {text}
      {about !== undefined && <span className="vh"> {about}</span>}
    </Button>
  )
}

function Hint({ field }: { field: FormField }) {
  if (field.hint === undefined) return null
  return <p className="hint">{field.hint}</p>
}

function numbered(field: FormField, index: number): FormField {
  return { ...field, label: fillText(texts.entry, { item: field.label, number: index + 1 }) }
}

function hasProblem(problems: Problems, key: string): boolean {
  return [...problems.keys()].some((path) => path === key || path.startsWith(`${key}.`))
}
