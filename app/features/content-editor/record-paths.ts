import type { RecordType } from '#app/features/content/record-types.ts'

/** Of the dashboard. */
export const CONTENT = '/dashboard/content'

export function pathOfRecord({ type, id }: { type: RecordType; id: string }): string {
  return `${CONTENT}/${type}/${encodeURIComponent(id)}`
}
