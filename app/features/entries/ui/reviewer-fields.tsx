import { reviewerTexts as texts } from '#app/features/entries/publication/review-texts.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { Field, Options, SelectField } from '#app/ui/form/form-field.tsx'

type ReviewerFieldsProps = {
  /** The names of the lawyers. */
  reviewers: readonly string[]
  /** Of the choice of nobody. */
  nobody: string
  by: string | undefined
  on: string
  latest: string
  problems: { by?: string | undefined; on?: string | undefined }
  required?: boolean
}

/** Who has reviewed it, and when. A name that is no lawyer's stays among the choices, and is called so. */
export function ReviewerFields(props: ReviewerFieldsProps) {
  const { reviewers, nobody, by = '', on, latest, problems, required = false } = props
  const isUnknown = by !== '' && !reviewers.includes(by)
  const hint = isUnknown ? fillText(texts.unknownHint, { name: by }) : texts.hint
  return (
    <>
      <SelectField
        name="reviewedBy"
        required={required}
        defaultValue={by}
        label={texts.by}
        hint={hint}
        error={problems.by}
      >
        <option value="">{nobody}</option>
        <Options of={reviewers.map((name) => [name, name])} />
        {isUnknown && <option value={by}>{fillText(texts.unknown, { name: by })}</option>}
      </SelectField>
      <Field
        name="reviewedOn"
        label={texts.on}
        type="date"
        max={latest}
        defaultValue={on}
        error={problems.on}
        required={required}
      />
    </>
  )
}
