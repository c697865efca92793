import { fillText } from '#app/platform/fill-text.ts'
import { Form, Link, useNavigation } from 'react-router'
import { FACT_LIMITS, type FactForm, type FactFormProblems } from '#app/features/facts/fact-form.ts'
import type { FactHistoryEntry } from '#app/features/facts/fact-history.ts'
import type { FactRow } from '#app/features/facts/fact-row.ts'
import type { FactWords } from '#app/features/facts/fact-words.ts'
import { FactState } from '#app/features/facts/ui/facts-page.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form-field.tsx'

type FactEditorProps = {
  row: FactRow
  form: FactForm
  problems: FactFormProblems
  history: readonly FactHistoryEntry[]
  words: FactWords
}

/** One legal figure: as it stands, a form to check or change it, and what was entered before. */
export function FactEditor({ row, form, problems, history, words }: FactEditorProps) {
  return (
    <div className="desk wrap">
      <header className="deskhead">
        <div>
          <p>
            <Link to="/dashboard/facts">{words.back}</Link>
          </p>
          <h1>{row.label}</h1>
        </div>
      </header>
      <div className="panel facts">
        <div>
          <FactState row={row} words={words} />
        </div>
      </div>
      <FactEntryForm form={form} problems={problems} words={words} />
      <FactHistory history={history} words={words} />
    </div>
  )
}

function FactEntryForm({
  form,
  problems,
  words,
}: Pick<FactEditorProps, 'form' | 'problems' | 'words'>) {
  const busy = useNavigation().state === 'submitting'
  const text = words.form
  const field = (name: keyof FactForm) => ({
    name,
    label: text[name],
    defaultValue: form[name],
    error: problems[name],
  })
  return (
    <section className="panel factform" aria-labelledby="factform">
      <h2 id="factform">{text.heading}</h2>
      {Object.keys(problems).length > 0 && <Alert title={text.problemsTitle} />}
      {/* Made anew after each answer, so that the fields show what the server has. */}
      <Form className="form" method="post" noValidate key={JSON.stringify(form)}>
        <Field
          {...field('value')}
          hint={text.valueHint}
          multiline
          rows={2}
          maxLength={FACT_LIMITS.valueMax}
        />
        <Field {...field('effectiveFrom')} hint={text.effectiveFromHint} type="date" />
        <Field {...field('sourceName')} required />
        <Field {...field('sourceUrl')} type="url" required />
        <Field {...field('lastVerified')} type="date" required />
        <Field {...field('reviewBy')} hint={text.reviewByHint} type="date" required />
        <div>
          <Button type="submit" busy={busy} busyText={text.saving}>
            {text.save}
          </Button>
        </div>
      </Form>
    </section>
  )
}

function FactHistory({ history, words }: Pick<FactEditorProps, 'history' | 'words'>) {
  const text = words.history
  return (
    <section className="facthistory" aria-labelledby="facthistory">
      <h2 id="facthistory">{text.heading}</h2>
      {history.length === 0 && <p className="muted">{text.none}</p>}
      <ol>
        {history.map((entry) => (
          <li key={entry.id}>
            <p>{entry.what}</p>
            <p className="muted">{fillText(text.by, { who: entry.who, when: entry.when })}</p>
            <Form method="post">
              <input type="hidden" name="withdraw" value={entry.id} />
              <Button type="submit" variant="secondary" size="small" aria-label={entry.withdraw}>
                {text.withdraw}
              </Button>
            </Form>
          </li>
        ))}
      </ol>
    </section>
  )
}
