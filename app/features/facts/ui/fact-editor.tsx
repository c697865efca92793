import { Link, useNavigation } from 'react-router'
import { factTexts } from '#app/features/facts/texts.ts'
import { fillText } from '#app/platform/fill-text.ts'
import {
  FACT_LIMITS,
  type FactForm,
  type FactFormProblems,
  valueField,
} from '#app/features/facts/fact-form.ts'
import type { FactHistoryEntry, FactRow } from '#app/features/facts/fact-row.ts'
import { FactState } from '#app/features/facts/ui/facts-page.tsx'
import { Alert } from '#app/ui/feedback/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field, SubmitForm } from '#app/ui/form/form-field.tsx'

type FactEditorProps = {
  /** The requested figure first, then those that change together with it. */
  rows: readonly FactRow[]
  form: FactForm
  problems: FactFormProblems
  history: readonly FactHistoryEntry[]
}

export function FactEditor({ rows, form, problems, history }: FactEditorProps) {
  const isGroup = rows.length > 1
  return (
    <div className="desk wrap">
      <header className="deskhead">
        <div>
          <p>
            <Link to="/dashboard/facts">{factTexts.back}</Link>
          </p>
          <title>{rows[0]?.label}</title>
          <h1>{isGroup ? rows[0]?.group : rows[0]?.label}</h1>
          {isGroup && <p className="muted">{factTexts.together}</p>}
        </div>
      </header>
      <div className="panel facts">
        {rows.map((row) => (
          <div key={row.key}>
            {isGroup && <h2>{row.label}</h2>}
            <FactState row={row} />
          </div>
        ))}
      </div>
      <FactEntryForm rows={rows} form={form} problems={problems} />
      <FactHistory history={history} />
    </div>
  )
}

function FactEntryForm({ rows, form, problems }: Omit<FactEditorProps, 'history'>) {
  const busy = useNavigation().formMethod === 'POST'
  const text = factTexts.form
  const field = (name: Exclude<keyof FactForm, 'values'>) => ({
    name,
    label: text[name],
    defaultValue: form[name],
    error: problems[name],
  })
  return (
    <section className="panel factform" aria-labelledby="factform">
      <h2 id="factform">{text.heading}</h2>
      {Object.keys(problems).length > 0 && <Alert title={text.problemsTitle} />}
      {/* Remounted after each response, so that the fields show what the server has. */}
      <SubmitForm className="form" noValidate key={JSON.stringify(form)}>
        {rows.length > 1 && <p className="hint">{text.valuesHint}</p>}
        {rows.map((row) => (
          <Field
            key={row.key}
            name={valueField(row.key)}
            {...valueTexts(row, rows.length > 1)}
            defaultValue={form.values[row.key] ?? ''}
            error={problems.values?.[row.key]}
            multiline
            rows={2}
            maxLength={FACT_LIMITS.valueMax}
          />
        ))}
        <Field {...field('effectiveFrom')} hint={text.effectiveFromHint} type="date" />
        <Field {...field('sourceName')} required />
        <Field {...field('sourceUrl')} type="url" required />
        <Field {...field('checked')} type="date" required />
        <Field {...field('reviewBy')} hint={text.reviewByHint} type="date" required />
        <div>
          <Button type="submit" busy={busy} busyText={text.saving}>
            {text.save}
          </Button>
        </div>
      </SubmitForm>
    </section>
  )
}

function valueTexts(row: FactRow, isOneOfSeveral: boolean): { label: string; hint: string } {
  if (!isOneOfSeveral) return { label: factTexts.form.value, hint: factTexts.form.valueHint }
  return {
    label: fillText(factTexts.form.valueOf, { label: row.label }),
    hint: fillText(factTexts.form.valueOfHint, { today: row.today }),
  }
}

function FactHistory({ history }: Pick<FactEditorProps, 'history'>) {
  const text = factTexts.history
  return (
    <section className="facthistory" aria-labelledby="facthistory">
      <h2 id="facthistory">{text.heading}</h2>
      {history.length === 0 && <p className="muted">{text.none}</p>}
      <ol>
        {history.map((entry) => (
          <li key={entry.id}>
            <div>
              {entry.what.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
            <p className="muted">{fillText(text.by, { who: entry.who, when: entry.when })}</p>
            <SubmitForm>
              <input type="hidden" name="withdraw" value={entry.id} />
              <Button type="submit" variant="secondary" size="small" aria-label={entry.withdraw}>
                {text.withdraw}
              </Button>
            </SubmitForm>
          </li>
        ))}
      </ol>
    </section>
  )
}
