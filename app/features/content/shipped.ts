import { shippedRecords as en } from '#app/features/content/en/shipped.ts'
import { shippedRecords as es } from '#app/features/content/es/shipped.ts'
import { shippedRecords as fr } from '#app/features/content/fr/shipped.ts'
import { shippedRecords as pt } from '#app/features/content/pt/shipped.ts'
import type { ShippedRecords } from '#app/features/content/site-content.ts'
import type { Locale } from '#app/platform/texts/locales.ts'

/** The texts that ship with the site, in every language. */
export const shippedInAll: Readonly<Record<Locale, ShippedRecords>> = {
  en,
  es,
  pt,
  fr,
}
