import { Link } from 'react-router'
import { contentTexts as texts } from '#app/features/content-editor/editing/content-texts.ts'
import type { NoticeMark } from '#app/features/content-editor/editing/notice-marks.ts'
import type { RecordAnswer } from '#app/features/content-editor/editing/record-answer.ts'
import { labelledProblem } from '#app/features/entries/form/field-label.ts'
import type { GroupField } from '#app/features/entries/form/form-field.ts'
import { nameOf } from '#app/features/content-editor/ui/field-name.ts'
import { focusPart } from '#app/features/content-editor/ui/focus-part.ts'
import { recordNames } from '#app/features/content-editor/editing/record-names.ts'
import { pathOfType } from '#app/features/content-editor/record-paths.ts'
import type { RecordPageProps } from '#app/features/content-editor/ui/record-view.ts'
import type { ScheduleView } from '#app/features/entries/publication/schedule-view.ts'
import { translationTexts } from '#app/features/content-editor/translations/translation-texts.ts'
import type { LanguageOfRecord } from '#app/features/content-editor/translations/translation-view.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { Alert } from '#app/ui/feedback/alert.tsx'
import { MoreLink } from '#app/ui/button.tsx'

export function RecordHead({ record }: Pick<RecordPageProps, 'record'>) {
  return (
    <header className="deskhead">
      <div>
        <MoreLink href={pathOfType(record.type)} direction="back">
          {recordNames[record.type].many}
        </MoreLink>
        <title>{record.title}</title>
        <h1 dir="auto" lang={record.translation?.lang}>
          {record.title}
        </h1>
        <p className="muted">
          {stateOf(record)}
          <NoticeTime mark={record.notice} />
        </p>
        {record.changed !== null && <p className="muted">{record.changed}</p>}
        <Languages languages={record.languages} />
      </div>
    </header>
  )
}

// The state of a translation stands beside its language.
function stateOf({ translation, languages, ...record }: RecordPageProps['record']): string {
  const own = languages.find(({ isCurrent }) => isCurrent)
  if (translation === null || own === undefined) return stateText({ ...record, ...record.schedule })
  return [own.state, record.schedule.publishes].filter(Boolean).join(' · ')
}

function Languages({ languages }: { languages: readonly LanguageOfRecord[] }) {
  if (languages.length === 0) return null
  return (
    <nav aria-label={translationTexts.languages}>
      <ul className="recordlanguages">
        {languages.map(({ name, lang, path, state, isCurrent }) => (
          <li key={lang} className="muted">
            <Link to={path} lang={lang} aria-current={isCurrent ? 'page' : undefined}>
              {name}
            </Link>{' '}
            {!isCurrent && state}
          </li>
        ))}
      </ul>
    </nav>
  )
}

export function NoticeTime({ mark }: { mark: NoticeMark | null }) {
  if (mark === null) return null
  return (
    <>
      {` · ${mark.time}`}
      {mark.overdue !== null && (
        <>
          {' · '}
          <b className="overdue">{mark.overdue}</b>
        </>
      )}
    </>
  )
}

type State = Pick<RecordPageProps['record'], 'state' | 'isNew' | 'hasDraft' | 'review'> &
  Pick<ScheduleView, 'publishes'>

export function stateText({ state, isNew, hasDraft, review, publishes }: State): string {
  const { states } = texts
  const draft = publishes ?? (isNew ? states.isNew : states.draft)
  if (isNew) return draft
  const parts = [
    states[state],
    review && fillText(states.reviewed, { by: review.by, on: review.on }),
    hasDraft && draft,
  ]
  return parts.filter(Boolean).join(' · ')
}

/** Leads to each field that has to be looked at. */
export function RecordProblems({ answer, form }: { answer: RecordAnswer; form: GroupField }) {
  const { problems, findings, isRefused } = answer
  if (problems.length === 0 && findings.length === 0) return null
  const warning = isRefused ? texts.form.refusedTitle : texts.form.findingsTitle
  return (
    <Alert title={problems.length > 0 ? texts.form.problemsTitle : warning}>
      <ul>
        {[...problems, ...findings].map((problem) => (
          <li key={problem.path + problem.message}>
            <a
              href={`#${nameOf(problem.path)}`}
              onClick={(event) => {
                // A new address would end what the page shows of the answer.
                event.preventDefault()
                focusPart(problem.path)
              }}
            >
              {labelledProblem(form, answer.value, problem)}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
