import { shippedRecords as english } from '#app/features/content/en/shipped.ts'
import type { ShippedRecords } from '#app/features/content/site-content.ts'
import type { Locale } from '#app/platform/texts/locales.ts'

/** The texts that ship with the site, in every language. */
export const shippedInAll: Readonly<Record<Locale, ShippedRecords>> = {
  en: english,
  es: english,
  pt: english,
  fr: english,
}
