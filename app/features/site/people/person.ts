import type { RecordData } from '#app/features/content/record-types.ts'
import type { SiteContent } from '#app/features/content/site-content.ts'
import { phoneLink } from '#app/features/site/firm.ts'
import { serviceItems } from '#app/features/site/frame.ts'
import { fillText } from '#app/platform/fill-text.ts'
import type { InterfaceTexts } from '#app/features/site/interface-texts.ts'
import { paragraphsOf } from '#app/features/site/pages/question.ts'
import { pathOf } from '#app/features/pages/site-pages.ts'
import { listed } from '#app/features/site/people/people.ts'

export type PersonContent = NonNullable<ReturnType<typeof personContent>>

/** Null for nobody of the firm. */
export function personContent(site: SiteContent, id: string, texts: InterfaceTexts['people']) {
  const person = site.find('person', id)
  if (person === null) return null
  const { name, role, since, languages, directLine, services, admissions, ...data } = person.data
  const paths = services.map((service) => pathOf('service', service))
  return {
    ...data,
    id,
    name,
    role,
    texts,
    description: fillText(texts.description, { name, role }),
    biography: paragraphsOf(data.biography),
    languages,
    directLine: directLine === null ? null : phoneLink(directLine),
    facts: [
      ...(languages.length === 0
        ? []
        : [{ label: texts.languages, value: listed(languages, site.locale) }]),
      ...(since === null ? [] : [{ label: texts.since, value: String(since) }]),
    ],
    admissions,
    licenses: admissions.map((admission) => licenseOf(admission, texts)),
    services: serviceItems(site).filter(({ path }) => paths.includes(path)),
  }
}

type Admission = RecordData<'person'>['admissions'][number]

function licenseOf(admission: Admission, texts: InterfaceTexts['people']) {
  const { jurisdiction, number, year, registerName, registerUrl } = admission
  const since = year === null ? null : fillText(texts.admitted, { year: String(year) })
  return {
    label: [jurisdiction, number, since].filter((part) => part !== null).join(', '),
    register: fillText(texts.register, { register: registerName }),
    registerUrl,
  }
}
