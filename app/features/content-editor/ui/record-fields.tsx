import { contentTexts } from '#app/features/content-editor/editing/content-texts.ts'
import {
  at,
  blankOf,
  entryLabels,
  type FormField,
  type GroupField,
  type Json,
  type ListField,
  optionFor,
} from '#app/features/entries/form/form-field.ts'
import { LENGTH_SUFFIX } from '#app/features/entries/form/read-entry-form.ts'
import { showValue } from '#app/features/entries/form/show-value.ts'
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
  /** Whether a part that can be folded is open at first. */
  opens: (path: string) => boolean
  translation: TranslationView | null
  /** The same part of the English record; undefined where that lacks it. */
  english: Json | undefined
}

type RecordFieldsProps = {
  form: GroupField
  value: Json
  problems: Problems
  /** The path of what was just added or moved. */
  focus?: string | null | undefined
  /** Null where the record is not the translation of another. */
  translation?: TranslationView | null
}

/** Single fields first, then the parts, each folded. */
export function RecordFields({
  form,
  value,
  problems,
  focus,
  translation = null,
}: RecordFieldsProps) {
  const isSingle = ([, { kind }]: readonly [string, FormField]) =>
    kind !== 'group' && kind !== 'oneOf' && kind !== 'list'
  const opens = (path: string) =>
    [...problems.keys(), focus].some((each) => each === path || each?.startsWith(`${path}.`))
  const parts = form.fields.filter((entry) => !isSingle(entry))
  const propsOf = (key: string) => ({
    value: at(value, key),
    english: at(translation?.english, key),
    path: key,
    problems,
    opens,
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
          open={parts.length === 1 || opens(key) || undefined}
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

function Part({ field: outer, ...rest }: PartProps) {
  const field = optionFor(outer, rest.value)
  if (field.kind === 'group') return <Group field={field} {...rest} />
  if (field.kind === 'list') return <List field={field} {...rest} />
  const { path, value, problems, translation, english } = rest
  if (field.kind === 'fixed' && field.hint === undefined)
    return <input type="hidden" name={nameOf(path)} value={field.value ?? showValue(value)} />
  const text = { field, value, name: nameOf(path), error: problems.get(path) }
  if (translation === null) return <TextField {...text} />
  return (
    <div className="beside">
      <EnglishText english={english} path={path} changes={translation.changes} />
      <TextField {...text} lang={translation.lang} />
    </div>
  )
}

type GroupProps = PartProps<GroupField> & { isFolded?: boolean }

function Group({ field, value, path, english, isFolded, ...rest }: GroupProps) {
  const isTitled = isFolded === true || !path.includes('.')
  return (
    <fieldset className="recordgroup" id={nameOf(path)} tabIndex={-1}>
      <legend className={isTitled ? 'vh' : undefined}>{field.label}</legend>
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
          const label = entryLabels(field.item, item, index).join(', ')
          const props = { value: item, english: at(english, index), path: entry, ...rest }
          const own = { ...optionFor(field.item, item), label }
          const isOneOf = field.item.kind === 'oneOf' && own.kind === 'group'
          return (
            <li key={entry} className={className(field.item)}>
              {isOneOf ? <FoldedGroup field={own} {...props} /> : <Part field={own} {...props} />}
              <EntryButtons list={field} path={entry} about={label} count={items.length} />
            </li>
          )
        })}
      </ol>
      {items.length < mostEntries(field, english) && <AddButtons list={field} path={path} />}
    </fieldset>
  )
}

function className({ kind }: FormField): string | undefined {
  if (kind === 'oneOf') return 'folded'
  return kind === 'group' ? undefined : 'single'
}

/** So that a page of many sections can be overlooked. */
function FoldedGroup(props: PartProps<GroupField>) {
  const { field, value, path, english, translation, opens } = props
  const title = showValue(at(value, 'title'))
  return (
    <details className="recordentry" open={opens(path) || undefined}>
      <summary>
        <span>
          {field.label}
          <span className="muted" dir="auto" lang={title === '' ? undefined : translation?.lang}>
            {title === '' ? showValue(at(english, 'title')) : title}
          </span>
        </span>
      </summary>
      <Group {...props} isFolded />
    </details>
  )
}

/** Many kinds are folded. */
function AddButtons({ list: { item }, path }: { list: ListField; path: string }) {
  const add = fillText(texts.add, { item: item.label.toLowerCase() })
  if (item.kind !== 'oneOf') return <EditButton edit={`add:${path}`} text={add} />
  const kinds = item.options.map((option) => {
    const edit = `add:${path}:${showValue(at(blankOf(option), item.by))}`
    const text = fillText(texts.add, { item: option.label.toLowerCase() })
    return <EditButton key={edit} edit={edit} text={text} />
  })
  if (kinds.length <= 3) return <div className="btns">{kinds}</div>
  return (
    <details className="recordadd">
      <summary>
        <span>{add}</span>
      </summary>
      <div className="btns">{kinds}</div>
    </details>
  )
}

type EntryButtonsProps = { list: ListField; path: string; about: string; count: number }

function EntryButtons({ list, path, about, count }: EntryButtonsProps) {
  if (list.followsEnglish === 'entries') return null
  const index = Number(path.split('.').at(-1))
  return (
    <div className="btns">
      {index > 0 && <EditButton edit={`up:${path}`} text={texts.up} about={about} />}
      {index < count - 1 && <EditButton edit={`down:${path}`} text={texts.down} about={about} />}
      {count > list.min && (
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
