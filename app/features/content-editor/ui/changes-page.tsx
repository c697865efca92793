import { EnterButton } from '#app/ui/form/enter-button.tsx'
import { Link, useNavigation } from 'react-router'
import type { ComparedField } from '#app/features/entries/compare/compare-entries.ts'
import { contentTexts } from '#app/features/content-editor/editing/content-texts.ts'
import type { RecordCheck } from '#app/features/content-editor/editing/check-record.ts'
import { kindOf, nameOf } from '#app/features/content-editor/editing/record-names.ts'
import type { RecordRow } from '#app/features/content-editor/editing/record-rows.ts'
import { pathOfRecord, previewPathOf } from '#app/features/content-editor/record-paths.ts'
import { ComparedFields } from '#app/features/entries/ui/compared-fields.tsx'
import { ScheduleFields, ScheduleNote } from '#app/features/entries/ui/schedule-fields.tsx'
import { scheduleTexts } from '#app/features/entries/publication/schedule-texts.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { LOCALE_NAMES } from '#app/platform/texts/locales.ts'
import { Alert } from '#app/ui/feedback/alert.tsx'
import { FocusedResult } from '#app/ui/feedback/focused-result.tsx'
import { Button } from '#app/ui/button.tsx'
import { Screen } from '#app/ui/page/screen.tsx'
import { SubmitForm } from '#app/ui/form/form-field.tsx'

const { changes: texts } = contentTexts

/** As sentences. */
type ShownCheck = Record<keyof RecordCheck, readonly string[]>

type Change = RecordRow & {
  by: string
  when: string | null
  /** Where the site shows it. */
  path: string
  check: ShownCheck
  compared: readonly ComparedField[]
  /** The pages that quote it. */
  quoted: readonly { path: string; title: string }[]
}

type ChangesPageProps = {
  changes: readonly Change[]
  mayPublish: boolean
  /** Of the firm, and its name. */
  timeZone: string
  zone: string
  answer: {
    chosen: readonly string[]
    publishAt: string
    message: string
    details: readonly string[]
  } | null
}

export function ChangesPage({ changes, mayPublish, timeZone, zone, answer }: ChangesPageProps) {
  const act = useNavigation().formData?.get('act')
  return (
    <Screen
      title={texts.title}
      about={mayPublish ? texts.about : texts.only}
      back={{ href: '/dashboard/content', text: contentTexts.back }}
    >
      <FocusedResult result={answer}>
        {answer && (
          <Alert title={answer.message}>
            {answer.details.length > 0 && (
              <ul>
                {answer.details.map((detail) => (
                  <li key={detail}>{detail}</li>
                ))}
              </ul>
            )}
          </Alert>
        )}
      </FocusedResult>
      {changes.length === 0 ? (
        <p className="panel empty">{texts.none}</p>
      ) : (
        <SubmitForm>
          {/* Never publishes at once. */}
          <EnterButton act="schedule" />
          <ul className="panel contentchanges">
            {changes.map((change) => (
              <ChangeRow
                key={nameOf(change)}
                change={change}
                mayPublish={mayPublish}
                chosen={answer?.chosen}
              />
            ))}
          </ul>
          {mayPublish && (
            <div className="form changesform">
              <div className="btns">
                <Button
                  type="submit"
                  name="act"
                  value="publish"
                  busy={act === 'publish'}
                  busyText={texts.publishing}
                >
                  {texts.publish}
                </Button>
              </div>
              <ScheduleFields
                timeZone={timeZone}
                zone={zone}
                typed={answer?.publishAt ?? ''}
                isScheduled={changes.some(({ publishes }) => publishes !== null)}
                submit={scheduleTexts.submitChosen}
                cancel={scheduleTexts.cancelChosen}
                isBusy={act === 'schedule'}
              />
            </div>
          )}
        </SubmitForm>
      )}
    </Screen>
  )
}

type ChangeRowProps = {
  change: Change
  mayPublish: boolean
  chosen: readonly string[] | undefined
}

function ChangeRow({ change, mayPublish, chosen }: ChangeRowProps) {
  const { type, locale, title, version, isNew, by, when, check, compared, publishes, quoted } =
    change
  const value = `${nameOf(change)}@${version}`
  const isReady = publishes === null && check.problems.length === 0
  return (
    <li className="card">
      <div className="contentchange">
        {mayPublish && (
          <input
            type="checkbox"
            name="record"
            value={value}
            defaultChecked={chosen ? chosen.includes(value) : isReady}
            aria-label={fillText(texts.choose, { title })}
          />
        )}
        <div>
          <Link to={pathOfRecord(change)} dir="auto" lang={LOCALE_NAMES[locale].lang}>
            {title}
          </Link>{' '}
          <span className="muted">
            {kindOf(type, locale)}
            {isNew && ` · ${texts.isNew}`}
          </span>
          <p className="muted">{fillText(texts.by, { who: by, when: when ?? '' })}</p>
          {publishes !== null && <p>{publishes}</p>}
          <ScheduleNote {...change} />
          {quoted.length > 0 && (
            <p className="muted">
              {fillText(texts.quoted, { pages: quoted.map((page) => page.title).join(', ') })}
            </p>
          )}
          <Link to={previewPathOf(change.path)}>{contentTexts.form.preview}</Link>
        </div>
      </div>
      <Warnings check={check} />
      {!isNew && <ComparedFields fields={compared} heading="h3" lang={LOCALE_NAMES[locale].lang} />}
    </li>
  )
}

function Warnings({ check: { problems, findings } }: { check: ShownCheck }) {
  const warnings = [...problems, ...findings]
  if (warnings.length === 0) return null
  return (
    <div className="note">
      <b>{problems.length > 0 ? texts.unfinished : contentTexts.form.findingsTitle}</b>
      <ul>
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </div>
  )
}
