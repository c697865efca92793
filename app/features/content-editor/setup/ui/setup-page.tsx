import { EnterButton } from '#app/ui/form/enter-button.tsx'
import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import type { RecordAnswer } from '#app/features/content-editor/editing/record-answer.ts'
import type { Json } from '#app/features/entries/form/form-field.ts'
import { type SetupForm, wholeForm } from '#app/features/content-editor/setup/setup-form.ts'
import type { SetupProgress } from '#app/features/content-editor/setup/setup-progress.server.ts'
import { setupTexts as texts } from '#app/features/content-editor/setup/setup-texts.ts'
import { SetupSteps } from '#app/features/content-editor/setup/ui/setup-steps-list.tsx'
import { useStepHeading } from '#app/features/content-editor/setup/ui/use-step-heading.ts'
import { RecordFields } from '#app/features/content-editor/ui/record-fields.tsx'
import { RecordProblems } from '#app/features/content-editor/ui/record-head.tsx'
import { useListEdits } from '#app/features/content-editor/ui/use-list-edits.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Alert } from '#app/ui/feedback/alert.tsx'
import { FocusedResult } from '#app/ui/feedback/focused-result.tsx'
import { SubmitForm } from '#app/ui/form/form-field.tsx'

export type SetupPageProps = {
  step: { id: keyof typeof texts.step; path: string; number: number }
  progress: SetupProgress
  sections: SetupForm['sections']
  value: Json
  answer: RecordAnswer | null
  /** How Home looks. */
  preview: ReactNode
}

export function SetupPage({ step, progress, preview, ...form }: SetupPageProps) {
  const { title, about } = texts.step[step.id]
  const heading = useStepHeading(step.path)
  return (
    <div className="desk wrap setupdesk">
      <header className="deskhead">
        <div>
          <p className="muted">
            {fillText(texts.progress, { number: step.number, count: progress.count })}
          </p>
          <title>{title}</title>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p className="muted">{about}</p>
        </div>
      </header>
      <SetupSteps steps={progress.steps} current={step.path} />
      <div className="setupcolumns">
        {/* Another step is another form. */}
        <StepForm key={step.id} {...form} />
        <aside className="setupaside">
          <div className="setuppreview" inert aria-hidden="true">
            <div>{preview}</div>
          </div>
          <p>
            <ButtonLink href="/" external variant="secondary" size="small">
              {texts.see}
            </ButtonLink>
          </p>
        </aside>
      </div>
    </div>
  )
}

function StepForm({
  sections,
  value,
  answer: sent,
}: Pick<SetupPageProps, 'sections' | 'value' | 'answer'>) {
  const opened = { form: wholeForm(sections), value, answer: sent, key: 'new' }
  const { shown, tryEdit } = useListEdits(opened)
  const { answer } = shown
  const act = useNavigation().formData?.get('act')
  const problems = new Map(
    [...(answer?.problems ?? []), ...(answer?.findings ?? [])].map(({ path, message }) => [
      path,
      message,
    ]),
  )
  const isWarned = answer !== null && answer.findings.length > 0 && !answer.isRefused
  return (
    <SubmitForm
      className="form recordform"
      noValidate
      preventScrollReset
      data-edited={shown.isEdited ? '' : undefined}
      onSubmit={(event) => {
        if (tryEdit(event)) event.preventDefault()
      }}
    >
      <EnterButton act="save" />
      <input type="hidden" name="base" value={JSON.stringify(answer?.base ?? value)} />
      {isWarned && <input type="hidden" name="warned" value="yes" />}
      {answer?.failed === texts.skipTyped && <input type="hidden" name="sure" value="yes" />}
      <FocusedResult result={answer?.focus === null ? answer : null}>
        {answer?.failed && <Alert title={answer.failed} />}
        {answer && <RecordProblems answer={answer} form={shown.form} />}
      </FocusedResult>
      <div className="panel card" key={shown.key}>
        {sections.map(({ title, form }, index) => (
          <fieldset key={form.fields[0]?.[0] ?? index} className="setupsection">
            {title !== null && <legend>{title}</legend>}
            <RecordFields
              form={form}
              value={shown.value}
              problems={problems}
              focus={answer?.focus}
            />
          </fieldset>
        ))}
      </div>
      <p className="muted">{texts.atOnce}</p>
      <div className="btns">
        <Button type="submit" name="act" value="save" busy={act === 'save'} busyText={texts.saving}>
          {texts.save}
        </Button>
        <Button type="submit" name="act" value="skip" variant="secondary">
          {texts.skip}
        </Button>
      </div>
    </SubmitForm>
  )
}
