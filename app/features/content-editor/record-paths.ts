import type { RecordType } from '#app/features/content/record-types.ts'
import { pathTo } from '#app/addresses.ts'
import type { Locale } from '#app/platform/texts/locales.ts'

export function pathOfRecord({ type, id, locale = 'en' }: RecordAddress): string {
  const path =
    type === 'fact'
      ? pathTo('/dashboard/facts/:fact', { fact: id })
      : pathTo('/dashboard/content/:type/:id', { type, id })
  return locale === 'en' ? path : `${path}/${locale}`
}

/** Of the list of such records; legal facts have a page of their own. */
export function pathOfType(type: RecordType): string {
  return type === 'fact' ? '/dashboard/facts' : pathTo('/dashboard/content/:type', { type })
}

type RecordAddress = { type: RecordType; id: string; locale?: Locale }

/** In the place of a link's token: all drafts, for those who write them. */
export const STAFF_PREVIEW = 'drafts'

/** Of the dashboard's page that shows a public page with the drafts. */
export function previewPathOf(page: string): string {
  return `/dashboard/content/preview?${new URLSearchParams({ page }).toString()}`
}
