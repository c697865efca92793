import { Form } from 'react-router'
import { RECORD_TYPES, recordNames } from '#app/features/content-editor/editing/record-names.ts'
import type { TranslationFilter } from '#app/features/content-editor/translations/translation-filter.ts'
import { translationTexts } from '#app/features/content-editor/translations/translation-texts.ts'
import { Button } from '#app/ui/button.tsx'
import { type Choices, Options, SelectField } from '#app/ui/form/form-field.tsx'

const { filter: texts } = translationTexts

type FilterFormProps = {
  filter: TranslationFilter
  languages: Choices
  /** False in the list of one kind. */
  hasTypes?: boolean
}

export function FilterForm({ filter, languages, hasTypes = false }: FilterFormProps) {
  return (
    <Form method="get" className="previewchoice" key={JSON.stringify(filter)}>
      <SelectField name="language" label={texts.language} defaultValue={filter.language}>
        <option value="">{texts.all}</option>
        <Options of={languages} />
      </SelectField>
      {hasTypes && (
        <SelectField name="type" label={texts.type} defaultValue={filter.type}>
          <option value="">{texts.allTypes}</option>
          <Options of={RECORD_TYPES.map((type) => [type, recordNames[type].many])} />
        </SelectField>
      )}
      <SelectField name="show" label={texts.show} defaultValue={filter.show}>
        <Options of={Object.entries(texts.shows)} />
      </SelectField>
      <Button type="submit" variant="secondary">
        {texts.apply}
      </Button>
    </Form>
  )
}
