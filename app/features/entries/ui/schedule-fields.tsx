import { scheduleTexts as texts } from '#app/features/entries/publication/schedule-texts.ts'
import { TimeField } from '#app/features/entries/ui/time-field.tsx'
import { fillText } from '#app/platform/fill-text.ts'
import { Button } from '#app/ui/button.tsx'

type ScheduleFieldsProps = {
  timeZone: string
  /** Its name. */
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
  const { timeZone, zone, typed, problem, isScheduled, submit, cancel, isBusy } = props
  return (
    <>
      <TimeField
        name="publishAt"
        label={texts.label}
        hint={fillText(texts.hint, { zone })}
        saved={typed}
        problem={problem}
        timeZone={timeZone}
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
