import { conflictTexts, namesText } from '#app/features/inbox/conflicts/conflict-texts.ts'
import {
  NAME_LIST_LIMITS,
  type NameListProblem,
  nameListProblems,
} from '#app/features/inbox/conflicts/name-list-file.ts'
import type { Moment } from '#app/features/inbox/inbox-view.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Alert } from '#app/ui/feedback/alert.tsx'
import { Field } from '#app/ui/form/form-field.tsx'
import { Screen } from '#app/ui/page/screen.tsx'

type NameListPageProps = {
  current: { names: number; by: string; imported: Moment } | null
  /** Of the file that was refused. */
  problems: readonly NameListProblem[]
  isHeld: boolean
}

export function NameListPage({ current, problems, isHeld }: NameListPageProps) {
  const { list } = conflictTexts
  return (
    <Screen
      className="message"
      title={list.title}
      about={list.intro}
      back={{ href: '/dashboard/messages', text: list.back }}
    >
      {isHeld && <Alert title={list.problemTitle} text={list.held} />}
      {problems.length > 0 && <Problems problems={problems} />}
      <p>
        {current === null
          ? list.none
          : fillText(list.current, {
              names: namesText(current.names),
              at: current.imported.exact,
              by: current.by,
            })}
      </p>
      <section className="part" aria-labelledby="import">
        <h2 id="import">{list.fileTitle}</h2>
        <form className="form" method="post" encType="multipart/form-data">
          <Field
            name="file"
            type="file"
            accept=".csv,text/csv"
            label={list.fileLabel}
            hint={list.fileHint}
            required
          />
          {current !== null && <p className="muted">{list.replaces}</p>}
          <div className="btns">
            <Button type="submit" icon="upload">
              {list.submit}
            </Button>
          </div>
        </form>
      </section>
    </Screen>
  )
}

function Problems({ problems }: Pick<NameListPageProps, 'problems'>) {
  const { list } = conflictTexts
  const shown = problems.slice(0, NAME_LIST_LIMITS.problemsShown)
  return (
    <Alert title={list.problemTitle} text={list.problemText}>
      <ul>
        {shown.map(({ line, kind }) => (
          <li key={`${line} ${kind}`}>
            {line === null
              ? nameListProblems[kind]
              : fillText(list.line, { line, problem: nameListProblems[kind] })}
          </li>
        ))}
        {problems.length > shown.length && (
          <li>{fillText(list.more, { count: problems.length - shown.length })}</li>
        )}
      </ul>
    </Alert>
  )
}
