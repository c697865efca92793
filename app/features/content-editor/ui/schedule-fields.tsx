import { scheduleTexts as texts } from '#app/features/content-editor/schedule/schedule-texts.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/form-field.tsx'

type ScheduleFieldsProps = {
  /** Name of the firm's zone. */
  zone: string
  typed: string
  problem?: string | undefined
  isScheduled: boolean
  submit: string
  cancel: string
  isBusy: boolean
}

/** Sends `act` as `schedule` or `unschedule`. */
export function ScheduleFields(props: ScheduleFieldsProps) {
  const { zone, typed, problem, isScheduled, submit, cancel, isBusy } = props
  return (
    <>
      <Field
        type="datetime-local"
        name="publishAt"
        label={texts.label}
        hint={fillText(texts.hint, { zone })}
        // A year of five digits is a typing mistake.
        max="9999-12-31T23:59"
        defaultValue={typed}
        error={problem}
      />
      <div className="btns">
        <Button
          type="submit"
          name="act"
          value="schedule"
          variant="secondary"
          busy={isBusy}
          busyText={texts.scheduling}
        >
          {submit}
        </Button>
        {isScheduled && (
          <Button type="submit" name="act" value="unschedule" variant="secondary">
            {cancel}
          </Button>
        )}
      </div>
    </>
  )
}

type ScheduleNoteProps = { details: string | null; warning: string | null }

export function ScheduleNote({ details, warning }: ScheduleNoteProps) {
  return (
    <>
      {details !== null && <p className="muted">{details}</p>}
      {warning !== null && <p className="note">{warning}</p>}
    </>
  )
}
