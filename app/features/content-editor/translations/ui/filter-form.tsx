import { Form } from 'react-router'
import { RECORD_TYPES, recordNames } from '#app/features/content-editor/editing/record-names.ts'
import type { Option } from '#app/features/entries/form/form-field.ts'
import type { TranslationFilter } from '#app/features/content-editor/translations/translation-filter.ts'
import { translationTexts } from '#app/features/content-editor/translations/translation-texts.ts'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/form/form-field.tsx'

const { filter: texts } = translationTexts

export type FilterLanguages = readonly Option[]

type FilterFormProps = {
  filter: TranslationFilter
  languages: FilterLanguages
  /** False in the list of one kind. */
  hasTypes?: boolean
}

export function FilterForm({ filter, languages, hasTypes = false }: FilterFormProps) {
  const shows = Object.entries(texts.shows).map(([value, label]) => ({ value, label }))
  const types = RECORD_TYPES.map((value) => ({ value, label: recordNames[value].many }))
  return (
    <Form method="get" className="previewchoice" key={JSON.stringify(filter)}>
      <Choice name="language" label={texts.language} chosen={filter.language}>
        {[{ value: '', label: texts.all }, ...languages]}
      </Choice>
      {hasTypes && (
        <Choice name="type" label={texts.type} chosen={filter.type}>
          {[{ value: '', label: texts.allTypes }, ...types]}
        </Choice>
      )}
      <Choice name="show" label={texts.show} chosen={filter.show}>
        {shows}
      </Choice>
      <Button type="submit" variant="secondary">
        {texts.apply}
      </Button>
    </Form>
  )
}

type ChoiceProps = { name: string; label: string; chosen: string; children: readonly Option[] }

function Choice({ name, label, chosen, children }: ChoiceProps) {
  return (
    <SelectField name={name} defaultValue={chosen} label={label}>
      {children.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectField>
  )
}
