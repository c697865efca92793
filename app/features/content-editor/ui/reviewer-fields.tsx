import { contentTexts } from '#app/features/content-editor/editing/content-texts.ts'
import type { Option } from '#app/features/content-editor/form/form-field.ts'
import { Field } from '#app/ui/form/form-field.tsx'

type ReviewerFieldsProps = {
  reviewers: readonly Option[]
  today: string
  /** Of the choice of nobody. */
  nobody: string
  by: string | undefined
  on: string | undefined
  /** Of the day. */
  problem?: string | undefined
  required?: boolean
}

const { form: texts } = contentTexts

/** Who has reviewed it, and when. */
export function ReviewerFields(props: ReviewerFieldsProps) {
  const { reviewers, today, nobody, by, on, problem, required = false } = props
  return (
    <>
      <div className="f">
        <label htmlFor="reviewedBy">{texts.reviewedBy}</label>
        <span className="hint" id="reviewedBy-hint">
          {texts.reviewedByHint}
        </span>
        <select
          className="in"
          id="reviewedBy"
          name="reviewedBy"
          required={required}
          defaultValue={by}
          aria-describedby="reviewedBy-hint"
        >
          <option value="">{nobody}</option>
          {reviewers.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <Field
        name="reviewedOn"
        label={texts.reviewedOn}
        type="date"
        max={today}
        defaultValue={on ?? today}
        error={problem}
        required={required}
      />
    </>
  )
}
