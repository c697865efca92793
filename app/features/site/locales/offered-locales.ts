import type { SiteContent } from '#app/features/content/site-content.ts'
import { LOCALES, type Locale } from '#app/platform/texts/locales.ts'

/** English, and what the firm's profile adds. @param site in English, which has the profile */
export function offeredLocales({ firm }: SiteContent): Locale[] {
  return LOCALES.filter((locale) => locale === 'en' || firm.siteLanguages[locale] === true)
}
