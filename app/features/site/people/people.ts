import type { BarAdmission } from '#app/features/content/firm-profile.ts'
import type { RecordData } from '#app/features/content/record-types.ts'
import type { Locale } from '#app/platform/texts/locales.ts'
import { pathOf } from '#app/features/pages/site-pages.ts'
import { sampleMark } from '#app/features/content/sample-content.ts'
import type { SiteContent } from '#app/features/content/site-content.ts'

type Person = RecordData<'person'>

/** Somebody of the firm, as other pages name them. */
export type PersonSummary = Pick<Person, 'name' | 'role' | 'portrait'> & {
  path: string
  /** Which of the drawings stands for them. */
  figure: number
  /** "English and Spanish"; empty where none is known. */
  languages: string
}

/** In their order; `service`: only those who work in it. */
export function peopleOf(site: SiteContent, service?: string): PersonSummary[] {
  return site.list('person').flatMap(({ id, data }, figure) => {
    const { name, role, portrait, languages, services } = data
    if (service !== undefined && !services.includes(service)) return []
    const mark = sampleMark(name, site.locale)
    const spoken = languages.length === 0 ? '' : listed(languages, site.locale) + mark
    const path = pathOf('person', id)
    return [{ name, role: role + mark, portrait, figure, path, languages: spoken }]
  })
}

/** Of the person with exactly this name, such as the author of an article; null for everybody else. */
export function pathOfPerson(site: SiteContent, name: string): string | null {
  const person = site.list('person').find(({ data }) => data.name === name)
  return person ? pathOf('person', person.id) : null
}

/** Where its lawyers are licensed. */
export function admissionsOf({ firm, locale }: SiteContent): BarAdmission[] {
  const marked = (attorney: string) => attorney + sampleMark(attorney, locale)
  return firm.admissions.map((one) => ({ ...one, attorney: marked(one.attorney) }))
}

/** "English, Spanish, and French" */
export function listed(names: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)
}
