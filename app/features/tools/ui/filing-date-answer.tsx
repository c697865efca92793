import type { FilingResult } from '#app/features/tools/filing-date/ask-filing-date.ts'
import { CITATIONS, type FilingAnswer } from '#app/features/tools/filing-date/filing-date.ts'
import type { FilingDateTexts } from '#app/features/tools/filing-date/filing-date-texts.ts'
import { ToolAnswer } from '#app/features/tools/ui/tool-answer.tsx'
import { fillText } from '#app/platform/fill-text.ts'
import { longDate } from '#app/platform/local-time.ts'
import { countText } from '#app/platform/texts/counted-text.ts'
import type { Locale } from '#app/platform/texts/locales.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import type { Phone } from '#app/ui/frame/frame.ts'
import { wholeNames } from '#app/ui/page/whole-names.tsx'

type FilingDateAnswerProps = FilingResult & {
  texts: FilingDateTexts['answer']
  phone: Phone
  locale: Locale
}

export function FilingDateAnswer(props: FilingDateAnswerProps) {
  const { facts, answer, today, texts, phone, locale } = props
  const counted = fillText(texts.counted, {
    since: longDate(facts.resident, locale),
    trips: facts.trips.length === 0 ? texts.noTrips : countText(texts.trips, facts.trips.length),
  })
  if (answer.kind === 'date') {
    const { date, rule } = answer
    const isNow = date === today
    return (
      <ToolAnswer title={texts.earliest}>
        <p className="big">
          {isNow ? texts.today : fillText(texts.date, { date: longDate(date, locale) })}
        </p>
        <p>{counted}</p>
        <p>{wholeNames(texts.note)}</p>
        <p className="meta">{fillText(texts.rules[rule], { rule: CITATIONS[rule] })}</p>
      </ToolAnswer>
    )
  }
  const reason = answer.kind === 'half-year' ? 'halfYear' : answer.kind
  return (
    <ToolAnswer title={texts.ask}>
      <p>{fillText(texts[reason], valuesOf(answer, texts, locale))}</p>
      <p>{counted}</p>
      <p className="meta">{fillText(texts.notAdvice, { rule: CITATIONS[answer.kind] })}</p>
      <ButtonLink href={phone.href} variant="secondary" icon="phone">
        {fillText(texts.call, { phone: phone.display })}
      </ButtonLink>
    </ToolAnswer>
  )
}

type NoDate = Exclude<FilingAnswer, { kind: 'date' }>

function valuesOf(
  answer: NoDate,
  texts: FilingDateTexts['answer'],
  locale: Locale,
): Record<string, string> {
  if (answer.kind !== 'presence')
    return { left: longDate(answer.trip.left, locale), back: longDate(answer.trip.back, locale) }
  const { date, present, needed } = answer
  return {
    date: longDate(date, locale),
    present: countText(texts.days, present),
    needed: countText(texts.days, needed),
  }
}
