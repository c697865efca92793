import type { RecordType } from '#app/features/content/record-types.ts'
import type { Locale } from '#app/platform/texts/locales.ts'

/** Of the dashboard. */
export const CONTENT = '/dashboard/content'

export function pathOfRecord({ type, id, locale = 'en' }: RecordAddress): string {
  const path = `${pathOfType(type)}/${encodeURIComponent(id)}`
  return locale === 'en' ? path : `${path}/${locale}`
}

/** Of the list of such records; legal facts have a page of their own. */
export function pathOfType(type: RecordType): string {
  return type === 'fact' ? '/dashboard/facts' : `${CONTENT}/${type}`
}

type RecordAddress = { type: RecordType; id: string; locale?: Locale }

/** Of the list of translations. */
export const TRANSLATIONS = `${CONTENT}/translations`
export const REVIEW = `${TRANSLATIONS}/review`

/** In the place of a link's token: all drafts, for those who write them. */
export const STAFF_PREVIEW = 'drafts'

export const PREVIEW = `${CONTENT}/preview`

/** Of the dashboard's page that shows a public page with the drafts. */
export function previewPathOf(page: string): string {
  return `${PREVIEW}?${new URLSearchParams({ page }).toString()}`
}
