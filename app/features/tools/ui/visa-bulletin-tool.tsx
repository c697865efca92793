import { DATE_EXAMPLE } from '#app/features/tools/filing-date/typed-date.ts'
import { ToolAnswer } from '#app/features/tools/ui/tool-answer.tsx'
import { ToolSection } from '#app/features/tools/ui/tool-section.tsx'
import {
  type Bulletin,
  CATEGORIES,
  type Cell,
  CHARTS,
  COUNTRIES,
  type Month,
  placeIn,
  standingOf,
  VISA_BULLETIN,
} from '#app/features/tools/visa-bulletin/bulletin.ts'
import type { AskedPlace } from '#app/features/tools/visa-bulletin/place-form.ts'
import type { VisaBulletinTexts } from '#app/features/tools/visa-bulletin/visa-bulletin-texts.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { longDate, longMonth, shortDate } from '#app/platform/local-time.ts'
import type { Locale } from '#app/platform/texts/locales.ts'
import { Button, MoreLink } from '#app/ui/button.tsx'
import { Field, Options, SelectField } from '#app/ui/form/form-field.tsx'
import type { Phone } from '#app/ui/frame/frame.ts'
import { Accordion } from '#app/ui/page/accordion.tsx'

export type VisaBulletinProps = {
  texts: VisaBulletinTexts
  /** The newest first. */
  bulletins: readonly [Bulletin, ...Bulletin[]]
  /** Null before the form was sent. */
  asked: AskedPlace | null
  action: string
  phone: Phone
  /** Whether a server answers. */
  isAnswered: boolean
  locale: Locale
}

export function VisaBulletinTool(props: VisaBulletinProps) {
  const { texts, asked, phone, isAnswered } = props
  return (
    <ToolSection
      id="place-in-line"
      title={texts.title}
      lead={isAnswered ? texts.lead : null}
      isAsked={asked !== null}
      drawn={isAnswered ? null : props}
      byHand={isAnswered ? null : { text: texts.byHand, phone }}
    >
      {asked?.place && <Answer {...props} {...asked.place} />}
      <PlaceForm {...props} />
    </ToolSection>
  )
}

function PlaceForm({ texts, asked, action }: VisaBulletinProps) {
  const { typed, problems = {} } = asked ?? {}
  const field = (name: 'category' | 'country' | 'date') => {
    const problem = problems[name]
    return {
      name,
      label: texts[name],
      hint: fillText(texts[`${name}Hint`], { example: DATE_EXAMPLE }),
      defaultValue: typed?.[name] ?? '',
      error: problem && fillText(texts.problems[problem], { example: DATE_EXAMPLE }),
      autoFocus: Object.keys(problems)[0] === name,
      autoComplete: 'off',
    }
  }
  const lines = CATEGORIES.map((each) => [each, texts.lines[each]] as const)
  const countries = COUNTRIES.map((each) => [each, texts.countries[each]] as const)
  return (
    <form className="form" method="post" action={action}>
      <SelectField {...field('category')}>
        <Options of={[['', texts.choose], ...lines]} />
      </SelectField>
      <SelectField {...field('country')}>
        <Options of={[['', texts.choose], ...countries]} />
      </SelectField>
      <Field {...field('date')} maxLength={40} />
      <div>
        <Button type="submit">{texts.submit}</Button>
      </div>
    </form>
  )
}

type AnswerProps = VisaBulletinProps & NonNullable<AskedPlace['place']>

function Answer({ texts, bulletins, locale, category, country, date }: AnswerProps) {
  const { answer, charts, about, names, countries } = texts
  const [bulletin] = bulletins
  const place = placeIn(category, country)
  const typed = longDate(date, locale)
  return (
    <ToolAnswer title={fillText(answer.title, { month: longMonth(bulletin.month, locale) })}>
      <p>{fillText(answer.line, { name: names[category], country: countries[country] })}</p>
      {CHARTS.map((chart) => {
        const cell = bulletin[chart][place]
        const month = longMonth(cell?.month ?? bulletin.month, locale)
        const standing = answer.standings[standingOf(cell, date)]
        return (
          <div key={chart}>
            <h4>{charts[chart]}</h4>
            <p className="big">{servedBy(cell, texts, locale, bulletin.month)}</p>
            <p>{fillText(standing, { date: typed, month })}</p>
            <p className="meta">{about[chart]}</p>
          </div>
        )
      })}
      {bulletins.length >= MONTHS_TO_COMPARE && (
        <>
          <h4>{answer.moved}</h4>
          <ul>
            {bulletins.map(({ month, finalAction }) => (
              <li key={month}>
                {longMonth(month, locale)}: {servedBy(finalAction[place], texts, locale, month)}
              </li>
            ))}
          </ul>
        </>
      )}
      <p>{answer.note}</p>
      <MoreLink href={VISA_BULLETIN}>{texts.newer}</MoreLink>
    </ToolAnswer>
  )
}

/** From which an answer says how a line moved. */
const MONTHS_TO_COMPARE = 6

/** @param inMonth a cell of an earlier one says so */
function servedBy(
  cell: Cell | undefined,
  { served: words, ofMonth }: VisaBulletinTexts,
  locale: Locale,
  inMonth: Month,
): string {
  if (cell === undefined) return words.unknown
  const { served: date, month } = cell
  const isWord = date === 'current' || date === 'unavailable'
  const served = isWord ? words[date] : shortDate(date, locale)
  if (month === inMonth) return served
  return fillText(ofMonth, { served, month: longMonth(month, locale) })
}

/** A table for each country of birth, so that a phone shows every column. */
export function BulletinTables(props: VisaBulletinProps) {
  const { texts, bulletins, locale } = props
  const [{ month, source, asOf }] = bulletins
  const { title, lead, source: line } = texts.tables
  return (
    <section aria-labelledby="bulletin-title">
      <div className="wrap duo">
        <div className="a">
          <h2 id="bulletin-title">{fillText(title, { month: longMonth(month, locale) })}</h2>
          <p className="muted">{lead}</p>
        </div>
        <div className="b">
          <Accordion
            name="bulletin"
            items={COUNTRIES.map((country) => ({
              id: `born-${country}`,
              question: texts.countries[country],
              answer: <CountryTable {...props} country={country} />,
            }))}
            openFirst
          />
          <p className="meta">{fillText(line, { source, day: longDate(asOf, locale) })}</p>
          <MoreLink href={VISA_BULLETIN}>{texts.newer}</MoreLink>
        </div>
      </div>
    </section>
  )
}

type CountryTableProps = VisaBulletinProps & { country: (typeof COUNTRIES)[number] }

function CountryTable({ texts, bulletins, locale, country }: CountryTableProps) {
  const [bulletin] = bulletins
  const heads = [texts.tables.line, texts.charts.finalAction, texts.charts.filing]
  return (
    <table className="fees bulletin">
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {CATEGORIES.map((category) => (
          <tr key={category}>
            <th scope="row">{texts.names[category]}</th>
            {CHARTS.map((chart) => {
              const cell = bulletin[chart][placeIn(category, country)]
              return <td key={chart}>{servedBy(cell, texts, locale, bulletin.month)}</td>
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
