import { type Locale, tagOf } from '#app/platform/texts/locales.ts'

const made = new Map<string, Intl.DateTimeFormat>()

/** Kept, because each costs a megabyte that no garbage collection hurries to free. @param options few different ones */
export function timeFormat(
  locale: Locale,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = made.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(tagOf(locale), options)
  made.set(key, format)
  return format
}
