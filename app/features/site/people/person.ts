import type { RecordData } from '#app/features/content/record-types.ts'
import type { SiteContent } from '#app/features/content/site-content.ts'
import { phoneLink } from '#app/features/site/firm.ts'
import { serviceItems } from '#app/features/site/frame.ts'
import { fillText } from '#app/platform/fill-text.ts'
import type { InterfaceTexts } from '#app/features/site/interface-texts.ts'
import { paragraphsOf } from '#app/features/site/pages/question.ts'
import { pathOf } from '#app/features/pages/site-pages.ts'
import { sampleMark } from '#app/features/content/sample-content.ts'
import { peopleOf } from '#app/features/site/people/people.ts'

export type PersonContent = NonNullable<ReturnType<typeof personContent>>

/** Null for nobody of the firm. */
export function personContent(site: SiteContent, id: string, texts: InterfaceTexts['people']) {
  const person = site.find('person', id)
  const summary = peopleOf(site).find(({ path }) => path === pathOf('person', id))
  if (person === null || !summary) return null
  const { role: _, since, languages, directLine, services, admissions, ...data } = person.data
  const { name, role } = summary
  const mark = sampleMark(name, site.locale)
  const paths = services.map((service) => pathOf('service', service))
  return {
    ...data,
    ...summary,
    id,
    texts,
    description: fillText(texts.description, { name, role }),
    biography: paragraphsOf(data.biography),
    languages,
    directLine: directLine === null ? null : phoneLink(directLine),
    facts: [
      ...(languages.length === 0 ? [] : [{ label: texts.languages, value: summary.languages }]),
      ...(since === null ? [] : [{ label: texts.since, value: since + mark }]),
    ],
    admissions,
    licenses: admissions.map((admission) => licenseOf(admission, texts, mark)),
    services: serviceItems(site).filter(({ path }) => paths.includes(path)),
  }
}

type Admission = RecordData<'person'>['admissions'][number]

function licenseOf(admission: Admission, texts: InterfaceTexts['people'], mark: string) {
  const { jurisdiction, number, year, registerName, registerUrl } = admission
  const since = year === null ? null : fillText(texts.admitted, { year: String(year) })
  return {
    label: [jurisdiction, number, since].filter((part) => part !== null).join(', ') + mark,
    register: fillText(texts.register, { register: registerName }),
    registerUrl,
  }
}
