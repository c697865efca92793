import { texts as english } from '#app/features/site/texts/en/all.ts'
import type { Locale } from '#app/platform/texts/locales.ts'

/** English is the reference: a language that lacks a key fails the type check. */
export type InterfaceTexts = typeof english

const texts: Record<Locale, InterfaceTexts> = { en: english, es: english, pt: english, fr: english }

/** Labels and messages, the same for every firm; what a firm says about itself are records (`SiteContent`). */
export function interfaceTexts(locale: Locale): InterfaceTexts {
  return texts[locale]
}
