import type { Locale } from '#app/platform/texts/locales.ts'

/** Written out, because a format of `Intl` for each language costs a megabyte. */
export const MONTH_NAMES: Readonly<Record<Locale, readonly string[]>> = {
  en: split(
    'january february march april may june july august september october november december',
  ),
  es: split(
    'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  ),
  pt: split(
    'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  ),
  fr: split('janvier février mars avril mai juin juillet août septembre octobre novembre décembre'),
}

function split(names: string): string[] {
  return names.split(' ')
}
