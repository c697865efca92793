import { Link, useNavigation } from 'react-router'
import { contentTexts } from '#app/features/content-editor/editing/content-texts.ts'
import { kindOf } from '#app/features/content-editor/editing/record-names.ts'
import { pathOfRecord } from '#app/features/content-editor/record-paths.ts'
import type { SideBySide } from '#app/features/content-editor/translations/side-by-side.ts'
import { translationTexts } from '#app/features/content-editor/translations/translation-texts.ts'
import { countText } from '#app/platform/texts/count-text.ts'
import { ReviewerFields } from '#app/features/entries/ui/reviewer-fields.tsx'
import type { RecordKey } from '#app/features/content/record-types.ts'
import { Alert } from '#app/ui/feedback/alert.tsx'
import { FocusedResult } from '#app/ui/feedback/focused-result.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Screen } from '#app/ui/page/screen.tsx'
import { SubmitForm } from '#app/ui/form/form-field.tsx'

const { review: texts, form: formTexts } = translationTexts

export type ReviewedRecord = RecordKey & {
  title: string
  /** BCP 47. */
  lang: string
  seen: string
  texts: readonly SideBySide[]
  /** Of the checklist, as sentences. */
  findings: readonly string[]
}

export type ReviewAnswer = {
  message: string
  by: string
  on: string
  isRead: boolean
}

type ReviewPageProps = {
  records: readonly ReviewedRecord[]
  /** How many of the chosen ones are not here. */
  left: number
  reviewers: readonly string[]
  today: string
  answer: ReviewAnswer | null
}

export function ReviewPage({ records, left, answer, ...question }: ReviewPageProps) {
  return (
    <Screen
      title={texts.title}
      about={records.length === 0 ? texts.none : texts.about}
      back={{ href: '/dashboard/content/translations?show=review', text: texts.back }}
      under={left > 0 && <p>{countText(texts.left, left)}</p>}
    >
      <FocusedResult result={answer}>{answer && <Alert title={answer.message} />}</FocusedResult>
      {records.map((record) => (
        <RecordTexts key={record.seen} record={record} />
      ))}
      {records.length > 0 && <Question {...question} records={records} answer={answer} />}
    </Screen>
  )
}

function RecordTexts({ record }: { record: ReviewedRecord }) {
  const { title, lang, type, locale, findings } = record
  return (
    <section className="panel card reviewed">
      <h2>
        <Link to={pathOfRecord(record)} dir="auto" lang={lang}>
          {title}
        </Link>
      </h2>
      <p className="muted">{kindOf(type, locale)}</p>
      {findings.length > 0 && (
        <div className="note">
          <b>{contentTexts.form.findingsTitle}</b>
          <ul>
            {findings.map((finding) => (
              <li key={finding}>{finding}</li>
            ))}
          </ul>
        </div>
      )}
      <dl className="comparedparts">
        {record.texts.map(({ path, label, english, text }) => (
          <div key={path}>
            <dt>{label}</dt>
            <dd className="beside">
              <p dir="auto" lang={lang}>
                {text || texts.empty}
              </p>
              <div className="english" lang="en">
                <b>{formTexts.inEnglish}</b>
                <p>{english || formTexts.empty}</p>
              </div>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

type QuestionProps = Omit<ReviewPageProps, 'left'>

function Question({ records, reviewers, today, answer }: QuestionProps) {
  const busy = useNavigation().formMethod === 'POST'
  return (
    <SubmitForm className="panel card form" aria-labelledby="review-question">
      <h2 id="review-question">{countText(texts.question, records.length)}</h2>
      {records.map(({ seen }) => (
        <input key={seen} type="hidden" name="record" value={seen} />
      ))}
      <ReviewerFields
        reviewers={reviewers}
        nobody={texts.choose}
        by={answer?.by}
        on={answer?.on ?? today}
        latest={today}
        problems={{}}
        required
      />
      <div className="f">
        <label className="check">
          <input
            type="checkbox"
            name="read"
            value="yes"
            required
            defaultChecked={answer?.isRead === true}
          />
          <span>{countText(texts.read, records.length)}</span>
        </label>
      </div>
      <p>{texts.consequence}</p>
      <div className="btns">
        <ButtonLink href="/dashboard/content/translations?show=review" variant="secondary">
          {texts.cancel}
        </ButtonLink>
        <Button type="submit" busy={busy} busyText={texts.busy}>
          {countText(texts.confirm, records.length)}
        </Button>
      </div>
    </SubmitForm>
  )
}
