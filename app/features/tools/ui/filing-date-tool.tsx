import type { AskedFiling } from '#app/features/tools/filing-date/ask-filing-date.ts'
import {
  type FilingProblem,
  type FilingProblems,
  MOST_TRIPS,
  rowsOf,
  type TypedFiling,
} from '#app/features/tools/filing-date/filing-date-form.ts'
import { DATE_EXAMPLE } from '#app/features/tools/filing-date/typed-date.ts'
import type { FilingDateTexts } from '#app/features/tools/filing-date/filing-date-texts.ts'
import { TOOL } from '#app/features/tools/tool-form.ts'
import { FilingDateAnswer } from '#app/features/tools/ui/filing-date-answer.tsx'
import { ToolSection } from '#app/features/tools/ui/tool-section.tsx'
import { fillText } from '#app/platform/fill-text.ts'
import type { Locale } from '#app/platform/texts/locales.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Field, FieldError } from '#app/ui/form/form-field.tsx'
import type { Phone } from '#app/ui/frame/frame.ts'

export type FilingDateToolProps = {
  texts: FilingDateTexts
  /** Null before the form was sent. */
  asked: AskedFiling | null
  action: string
  phone: Phone
  /** Whether a server answers. */
  isAnswered: boolean
  locale: Locale
}

export function FilingDateTool(props: FilingDateToolProps) {
  const { texts, asked, phone, isAnswered, locale } = props
  return (
    <ToolSection
      id="filing-date"
      title={texts.title}
      lead={texts.lead}
      isAsked={asked !== null}
      drawn={isAnswered ? null : props}
      byHand={isAnswered ? null : { text: texts.byHand, phone }}
    >
      {asked?.result && (
        <FilingDateAnswer {...asked.result} texts={texts.answer} phone={phone} locale={locale} />
      )}
      <FilingDateForm {...props} />
    </ToolSection>
  )
}

const LIMITS = { most: MOST_TRIPS, example: DATE_EXAMPLE }

function FilingDateForm({ texts, asked, action }: FilingDateToolProps) {
  const sentence = (problem: FilingProblem | undefined) =>
    problem && fillText(texts.problems[problem], LIMITS)
  const { typed, problems = {}, isMore = false } = asked ?? {}
  const rows = rowsOf(typed?.trips ?? [], isMore)
  const first = firstProblem(problems)
  const field = (name: 'since' | 'married' | 'citizen') => ({
    name,
    label: texts[name],
    autoComplete: 'off',
    maxLength: 40,
    defaultValue: typed?.[name],
    error: sentence(problems[name]),
    autoFocus: first === name,
  })
  return (
    <form className="form filing" method="post" action={action}>
      <input type="hidden" name={TOOL} value="filing-date" />
      <Field {...field('since')} hint={texts.sinceHint} />
      <fieldset className="pairs">
        <legend>{texts.marriage}</legend>
        <span className="hint">{texts.citizenHint}</span>
        <div className="pair">
          <Field {...field('married')} />
          <Field {...field('citizen')} />
        </div>
      </fieldset>
      <fieldset className="pairs" aria-describedby={problems.trips ? 'trips-error' : undefined}>
        <legend>{texts.trips}</legend>
        <span className="hint">{texts.tripsHint}</span>
        {rows.map(({ index, ...row }) => (
          <TripRow
            key={index}
            row={row}
            texts={texts}
            error={sentence(problems.rows?.[index])}
            isFocused={first === index || (isMore && index === typed?.trips.length)}
          />
        ))}
        <FieldError id="trips-error" text={sentence(problems.trips)} />
        {rows.length >= MOST_TRIPS && <p className="hint">{fillText(texts.most, LIMITS)}</p>}
      </fieldset>
      {/* The Enter key presses the first one. */}
      <div className="btns">
        <Button type="submit">{texts.submit}</Button>
        {rows.length < MOST_TRIPS && (
          <Button type="submit" name="more" value="1" variant="secondary">
            {texts.more}
          </Button>
        )}
      </div>
    </form>
  )
}

type TripRowProps = {
  row: TypedFiling['trips'][number] & { number: number }
  texts: FilingDateTexts
  error: string | undefined
  isFocused: boolean
}

function TripRow({ row, texts, error, isFocused }: TripRowProps) {
  const { number } = row
  const errorId = `trip-${number}-error`
  const spoken = fillText(texts.trip, { number })
  return (
    <div className="pair">
      {(['left', 'back'] as const).map((name) => (
        <div className="f" key={name}>
          <label htmlFor={`${name}-${number}`}>
            <span className={number === 1 ? undefined : 'vh'}>{texts[name]}</span>
            <span className="vh">, {spoken}</span>
          </label>
          <input
            className={classNames('in', error !== undefined && 'err')}
            id={`${name}-${number}`}
            name={name}
            maxLength={40}
            autoComplete="off"
            defaultValue={row[name]}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={error === undefined ? undefined : errorId}
            autoFocus={isFocused && name === 'left'}
          />
        </div>
      ))}
      <FieldError id={errorId} text={error} />
    </div>
  )
}

/** The name of the field, or the index of the row. */
function firstProblem(problems: FilingProblems): string | number | undefined {
  const single = (['since', 'married', 'citizen'] as const).find((name) => problems[name])
  if (single !== undefined) return single
  const [row] = Object.keys(problems.rows ?? {})
  return row === undefined ? undefined : Number(row)
}
