import type { RecordType } from '#app/features/content/record-types.ts'

/** Of the dashboard. */
export const CONTENT = '/dashboard/content'

export function pathOfRecord({ type, id }: { type: RecordType; id: string }): string {
  return `${CONTENT}/${type}/${encodeURIComponent(id)}`
}

/** Of the dashboard's page that shows a public page with the drafts. */
export function previewPathOf(page: string): string {
  return `${CONTENT}/preview?${new URLSearchParams({ page }).toString()}`
}
