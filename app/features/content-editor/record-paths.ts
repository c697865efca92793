import type { RecordType } from '#app/features/content/record-types.ts'

/** Of the dashboard. */
export const CONTENT = '/dashboard/content'

export function pathOfRecord({ type, id }: { type: RecordType; id: string }): string {
  return `${CONTENT}/${type}/${encodeURIComponent(id)}`
}

/** In the place of a link's token: all drafts, for those who write them. */
export const STAFF_PREVIEW = 'drafts'

export const PREVIEW = `${CONTENT}/preview`

/** Of the dashboard's page that shows a public page with the drafts. */
export function previewPathOf(page: string): string {
  return `${PREVIEW}?${new URLSearchParams({ page }).toString()}`
}
