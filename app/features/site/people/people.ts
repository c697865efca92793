import type { RecordData } from '#app/features/content/record-types.ts'
import type { SiteContent } from '#app/features/content/site-content.ts'

/** Somebody of the firm, as other pages name them. */
export type PersonSummary = Pick<RecordData<'person'>, 'name' | 'role' | 'portrait'> & {
  path: string
  /** "English and Spanish"; empty where none is known. */
  languages: string
}

/** In their order. */
export function peopleOf(site: SiteContent): PersonSummary[] {
  return site.list('person').map(({ id, data }) => summaryOf(id, data))
}

function summaryOf(id: string, { name, role, portrait, languages }: RecordData<'person'>) {
  return { name, role, portrait, path: personPath(id), languages: listed(languages) }
}

export function personPath(id: string): string {
  return `/about/${id}`
}

/** "English, Spanish, and French" */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(names)
}
