import type { ReactNode } from 'react'
import type { InquiryProblems, TypedInquiry } from '#app/features/inbox/inquiry/inquiry-form.ts'
import { inquiryTexts } from '#app/features/inbox/inquiry/inquiry-texts.ts'
import { AssigneeOptions, StageOptions } from '#app/features/inbox/inquiry/ui/inquiry-options.tsx'
import { ActButton, Button } from '#app/ui/button.tsx'
import { Field, SelectField } from '#app/ui/form/form-field.tsx'

type InquiryFormProps = {
  shown: TypedInquiry
  /** As it came back from a refused form. */
  typed: TypedInquiry | null
  problems: InquiryProblems
  /** Who may be chosen. */
  colleagues: readonly { id: string; name: string }[]
  /** Who has it now, if that person is not among them. */
  assigneeName: string | null
  ownId: string
}

/** Sends what the page showed along, so that only what was changed here is changed. */
export function InquiryForm(props: InquiryFormProps) {
  const { shown, problems, colleagues, ownId } = props
  const values = props.typed ?? shown
  const isMissing = shown.assignee !== '' && colleagues.every(({ id }) => id !== shown.assignee)
  return (
    <section className="aside inquiry" aria-labelledby="inquiry">
      <h2 id="inquiry">{inquiryTexts.title}</h2>
      {/* Another message, or a change by a colleague: the fields begin anew. */}
      <form
        className="form"
        method="post"
        key={JSON.stringify(shown)}
        data-edited={props.typed ? '' : undefined}
      >
        {Object.entries(shown).map(([name, value]) => (
          <input key={name} type="hidden" name={`shown-${name}`} value={value} />
        ))}
        <Choice name="stage" label={inquiryTexts.stage} value={values.stage} problems={problems}>
          <StageOptions />
        </Choice>
        <Choice
          name="assignee"
          label={inquiryTexts.assignee}
          value={values.assignee}
          problems={problems}
        >
          <option value="">{inquiryTexts.nobody}</option>
          {isMissing && <option value={shown.assignee}>{props.assigneeName}</option>}
          <AssigneeOptions colleagues={colleagues} />
        </Choice>
        <Field
          name="due"
          type="date"
          label={inquiryTexts.due}
          defaultValue={values.due}
          error={problems.due}
        />
        <Field
          name="labels"
          label={inquiryTexts.labels}
          hint={inquiryTexts.labelsHint}
          defaultValue={values.labels}
          error={problems.labels}
          autoComplete="off"
        />
        <div className="btns">
          <Button type="submit" name="act" value="save" size="small">
            {inquiryTexts.save}
          </Button>
          {shown.assignee !== ownId && colleagues.some(({ id }) => id === ownId) && (
            <ActButton act="assign-me">{inquiryTexts.assignToMe}</ActButton>
          )}
        </div>
      </form>
    </section>
  )
}

type ChoiceProps = {
  name: 'stage' | 'assignee'
  label: string
  value: string
  problems: InquiryProblems
  children: ReactNode
}

function Choice({ name, label, value, problems, children }: ChoiceProps) {
  const problem = problems[name]
  return (
    <SelectField name={name} defaultValue={value} label={label} error={problem}>
      {children}
    </SelectField>
  )
}
