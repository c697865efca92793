import { texts as en } from '#app/features/site/texts/en/all.ts'
import { texts as es } from '#app/features/site/texts/es/all.ts'
import { texts as fr } from '#app/features/site/texts/fr/all.ts'
import { texts as pt } from '#app/features/site/texts/pt/all.ts'
import type { CountedText } from '#app/platform/texts/counted-text.ts'
import type { Locale } from '#app/platform/texts/locales.ts'

/** English is the reference: a language that lacks a key fails the type check. */
export type InterfaceTexts = Texts<typeof en>

/** The same keys with any words. */
type Texts<Part> = Part extends string
  ? string
  : Part extends readonly unknown[] | CountedText
    ? Part
    : { [Key in keyof Part]: Texts<Part[Key]> }

const texts: Record<Locale, InterfaceTexts> = { en, es, pt, fr }

/** Labels and messages, the same for every firm; what a firm says about itself are records (`SiteContent`). */
export function interfaceTexts(locale: Locale): InterfaceTexts {
  return texts[locale]
}
