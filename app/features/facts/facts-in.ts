import { lawPack } from '#app/features/facts/law-pack.ts'
import type { Fact } from '#app/features/facts/fact.ts'
import { type Locale, LOCALES, tagOf } from '#app/platform/texts/locales.ts'

/** The values of the law pack that ships, by the English ones. */
function valuesOf(locale: Locale): ReadonlyMap<string, string> {
  const pairs = Object.entries(lawPack.en.facts).flatMap(([key, { intervals }]) =>
    intervals.map(({ value }, index): [string, string] => [
      value,
      lawPack[locale].facts[key]?.intervals[index]?.value ?? value,
    ]),
  )
  return new Map(pairs)
}

const values = new Map(LOCALES.map((locale) => [locale, valuesOf(locale)]))

/** The facts with their values in a language. A value that nobody has translated stays English. */
export function factsIn(facts: readonly Fact[], locale: Locale): readonly Fact[] {
  return facts.map((fact) => translate(fact, locale))
}

function translate(fact: Fact, locale: Locale): Fact {
  const [first, ...later] = fact.intervals
  const inLocale = (interval: typeof first) => ({
    ...interval,
    value: valueIn(interval.value, locale),
  })
  return { ...fact, intervals: [inLocale(first), ...later.map(inLocale)] }
}

// Digits without commas are no amount: a telephone line, or a number to send a text message to.
const FIGURE = /^(\$?)(\d{1,3}(?:,\d{3})*(?:\.\d+)?)(%?)$/

/** @param english such as "$800,000" or "3 years" */
export function valueIn(english: string, locale: Locale): string {
  if (locale === 'en') return english
  const translated = values.get(locale)?.get(english)
  if (translated !== undefined) return translated
  const [, dollars, digits, percent] = FIGURE.exec(english) ?? []
  if (digits === undefined) return english
  const number = Number(digits.replaceAll(',', ''))
  return new Intl.NumberFormat(tagOf(locale), {
    ...(dollars && { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' }),
    ...(percent && { style: 'percent', maximumFractionDigits: 2 }),
  }).format(percent ? number / 100 : number)
}
