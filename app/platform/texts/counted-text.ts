import { fillText } from '#app/platform/fill-text.ts'
import { type Locale, tagOf } from '#app/platform/texts/locales.ts'

/** The plural forms that each language has (Unicode CLDR). */
type Forms = {
  en: 'one' | 'other'
  es: 'one' | 'many' | 'other'
  pt: 'one' | 'many' | 'other'
  fr: 'one' | 'many' | 'other'
}

/** A text around a number, such as "1 result" and "2 results". */
export type CountedText = {
  language: Locale
  /** Each with `{count}`: in Portuguese and French `one` is said of none, too. */
  forms: Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>
}

export function counted<Language extends Locale>(
  language: Language,
  forms: Readonly<Record<Forms[Language] | 'other', string>>,
): CountedText {
  return { language, forms }
}

export function countText({ language, forms }: CountedText, count: number): string {
  const tag = tagOf(language)
  const form = forms[new Intl.PluralRules(tag).select(count)] ?? forms.other
  return fillText(form, { count: count.toLocaleString(tag) })
}
