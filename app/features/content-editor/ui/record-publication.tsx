import { contentTexts } from '#app/features/content-editor/editing/content-texts.ts'
import type { RecordAnswer } from '#app/features/content-editor/editing/record-answer.ts'
import { ReviewerFields } from '#app/features/entries/ui/reviewer-fields.tsx'
import type { RecordPageProps } from '#app/features/content-editor/ui/record-view.ts'
import { ScheduleFields } from '#app/features/entries/ui/schedule-fields.tsx'
import { scheduleTexts } from '#app/features/entries/publication/schedule-texts.ts'
import { Button } from '#app/ui/button.tsx'

const { form: texts } = contentTexts

type RecordPublicationProps = NonNullable<RecordPageProps['publication']> & {
  answer: RecordAnswer | null
  isScheduled: boolean
  /** The button that was pressed. */
  act: unknown
}

export function RecordPublication({
  reviewers,
  today,
  timeZone,
  zone,
  typed: begun,
  answer,
  isScheduled,
  act,
}: RecordPublicationProps) {
  const typed = answer?.publication ?? begun
  const problem = (name: string) => answer?.problems.find(({ path }) => path === name)?.message
  const isWarned = answer !== null && answer.findings.length > 0 && !answer.isRefused
  return (
    <fieldset className="recordpublish">
      <legend className="vh">{texts.publication}</legend>
      {isWarned && <input type="hidden" name="warned" value="yes" />}
      <ReviewerFields
        reviewers={reviewers}
        nobody={texts.notReviewed}
        by={typed?.reviewedBy}
        on={typed?.reviewedOn ?? today}
        latest={today}
        problems={{ by: problem('reviewedBy'), on: problem('reviewedOn') }}
      />
      <div className="btns">
        <Button
          type="submit"
          name="act"
          value="publish"
          busy={act === 'publish'}
          busyText={texts.publishing}
        >
          {isWarned ? texts.publishAnyway : texts.publish}
        </Button>
      </div>
      <ScheduleFields
        timeZone={timeZone}
        zone={zone}
        typed={typed?.publishAt ?? ''}
        problem={problem('publishAt')}
        isScheduled={isScheduled}
        submit={scheduleTexts.submit}
        cancel={scheduleTexts.cancel}
        isBusy={act === 'schedule'}
      />
    </fieldset>
  )
}
