import { pathOf } from '#app/features/pages/site-pages.ts'
import { firmId, type JsonLd } from '#app/features/seo/json-ld-things.ts'

/** Somebody of the firm, who has a page. */
export type PersonFacts = {
  id: string
  name: string
  role: string
  /** A path of the site; null where there is no photograph. */
  portrait: string | null
  phone: string | null
  /** By name, such as "Spanish". */
  languages: readonly string[]
  admissions: readonly {
    jurisdiction: string
    registerName: string
    registerUrl: string
    number: string | null
  }[]
}

type ShortPerson = Pick<PersonFacts, 'id' | 'name' | 'role'>

export function founderPerson(origin: string, { founder }: { founder: ShortPerson }): JsonLd {
  return shortPerson(origin, founder)
}

function shortPerson(origin: string, { id, name, role }: ShortPerson): JsonLd {
  return {
    '@type': 'Person',
    '@id': personId(origin, id),
    name,
    jobTitle: role,
    url: origin + pathOf('person', id),
    worksFor: { '@id': firmId(origin) },
  }
}

/** On the person's own page. A license has no rating and no number that is not public. */
export function personOfFirm(
  origin: string,
  facts: PersonFacts,
  firm: { languages: readonly { name: string; tag: string }[] },
): JsonLd {
  const { portrait, phone, languages, admissions } = facts
  const tags = new Map(firm.languages.map(({ name, tag }) => [name, tag]))
  return {
    ...shortPerson(origin, facts),
    ...(portrait !== null && { image: origin + portrait }),
    ...(phone !== null && { telephone: phone }),
    ...(languages.length > 0 && { knowsLanguage: languages.map((name) => tags.get(name) ?? name) }),
    ...(admissions.length > 0 && { hasCredential: admissions.map(license) }),
  }
}

function license(admission: PersonFacts['admissions'][number]): JsonLd {
  const { jurisdiction, registerName, registerUrl, number } = admission
  return {
    '@type': 'EducationalOccupationalCredential',
    credentialCategory: 'license',
    name: `Bar admission, ${jurisdiction}`,
    ...(number !== null && { identifier: number }),
    recognizedBy: { '@type': 'Organization', name: registerName, url: registerUrl },
  }
}

export function namedPerson(origin: string, name: string, path: string | null): JsonLd {
  return { '@type': 'Person', name, ...(path !== null && { url: origin + path }) }
}

export function personId(origin: string, id: string): string {
  return `${origin}/#person-${id}`
}
