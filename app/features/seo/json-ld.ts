import { saysSample } from '#app/features/content/sample-content.ts'
import { namesPastValue } from '#app/features/facts/fact.ts'
import { namedPerson, personId } from '#app/features/seo/json-ld-people.ts'
import { firmId, type JsonLd } from '#app/features/seo/json-ld-things.ts'

export type FirmFacts = {
  name: string
  phone: string
  email: string
  offices: readonly {
    name: string
    street: string
    city: string
    state: string
    zip: string
    phone: string
  }[]
  hours: { weekdays: readonly number[]; opens: string; closes: string; closedOn: readonly string[] }
  languages: readonly { name: string; tag: string }[]
  socials: readonly { url: string }[]
  founder: { id: string; name: string; role: string }
}

export type PostFacts = {
  path: string
  title: string
  excerpt: string
  author: string
  /** Of the author's own page; null for everybody else. */
  authorPath: string | null
  categories: readonly string[]
  publishedAt: Date
  updatedAt: Date
  /** `on` is `YYYY-MM-DD`. */
  review: { by: string; on: string; byPath: string | null } | null
  imagePath: string
  /** BCP 47. */
  language: string
}

const UNITED_STATES: JsonLd = { '@type': 'Country', name: 'United States' }
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** Without the people of the sample firm, who do not exist. */
export function jsonLdGraph(things: readonly JsonLd[]) {
  return { '@context': 'https://schema.org', '@graph': things.filter(isReal) }
}

function isReal({ name }: { [property: string]: unknown }): boolean {
  return typeof name !== 'string' || !saysSample(name)
}

// A `LegalService`: `Attorney` is deprecated, and ratings of oneself are not allowed
// (https://developers.google.com/search/docs/appearance/structured-data/local-business).
export function legalService(origin: string, firm: FirmFacts): JsonLd {
  const [mainOffice] = firm.offices
  return {
    '@type': 'LegalService',
    '@id': firmId(origin),
    name: firm.name,
    url: `${origin}/`,
    logo: `${origin}/icons/icon-512.png`,
    image: `${origin}/icons/icon-512.png`,
    telephone: firm.phone,
    email: firm.email,
    ...(mainOffice && { address: postalAddress(mainOffice) }),
    areaServed: UNITED_STATES,
    knowsLanguage: firm.languages.map(({ tag }) => tag),
    openingHoursSpecification: openingHours(firm.hours),
    specialOpeningHoursSpecification: firm.hours.closedOn.map(closedDay),
    department: firm.offices.map((office) => ({
      '@type': 'LegalService',
      '@id': `${origin}/#office-${office.zip}`,
      name: `${firm.name}, ${office.name}`,
      image: `${origin}/icons/icon-512.png`,
      telephone: office.phone,
      address: postalAddress(office),
    })),
    ...(!saysSample(firm.founder.name) && {
      founder: { '@id': personId(origin, firm.founder.id) },
    }),
    ...(firm.socials.length > 0 && { sameAs: firm.socials.map(({ url }) => url) }),
  }
}

export function webSite(origin: string, { name }: { name: string }): JsonLd {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#site`,
    name,
    url: `${origin}/`,
    publisher: { '@id': firmId(origin) },
  }
}

type PageFacts = { path: string; name: string; description: string }

/** What the firm does, at the page that says it. */
export function service(origin: string, { path, name, description }: PageFacts): JsonLd {
  return {
    '@type': 'Service',
    '@id': `${origin}${path}#service`,
    url: origin + path,
    name,
    description,
    provider: { '@id': firmId(origin) },
    areaServed: UNITED_STATES,
  }
}

export function contactPage(origin: string, { path, name, description }: PageFacts): JsonLd {
  const address = origin + path
  const about = { '@id': firmId(origin) }
  return { '@type': 'ContactPage', '@id': address, url: address, name, description, about }
}

/** Exactly as the page shows them, as search engines require, without those whose figure is over. */
export function faqPage(
  items: readonly { question: string; answer: string | readonly string[] }[],
): JsonLd[] {
  const mainEntity = items
    .map(({ question, answer }) => ({ question, text: [answer].flat().join('\n\n') }))
    .filter(({ question, text }) => !namesPastValue(question + text))
    .map(({ question, text }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text },
    }))
  // Without a question it would not be valid.
  return mainEntity.length > 0 ? [{ '@type': 'FAQPage', mainEntity }] : []
}

/** Each term has its anchor in the page. */
export function definedTermSet(
  address: string,
  name: string,
  terms: readonly { id: string; term: string; definition: string }[],
): JsonLd {
  return {
    '@type': 'DefinedTermSet',
    '@id': `${address}#terms`,
    url: address,
    name,
    hasDefinedTerm: terms
      .filter(({ term, definition }) => !namesPastValue(term + definition))
      .map(({ id, term, definition }) => ({
        '@type': 'DefinedTerm',
        name: term,
        description: definition,
        url: `${address}#${id}`,
      })),
  }
}

export function blogPosting(origin: string, firmName: string, post: PostFacts): JsonLd {
  const address = origin + post.path
  const image = `${origin}/icons/icon-512.png`
  const firm = { '@type': 'LegalService', '@id': firmId(origin), name: firmName, image }
  return {
    '@type': 'BlogPosting',
    '@id': `${address}#post`,
    mainEntityOfPage:
      post.review === null || saysSample(post.review.by)
        ? address
        : reviewedPage(origin, address, post.review),
    url: address,
    headline: post.title,
    description: post.excerpt,
    image: origin + post.imagePath,
    datePublished: post.publishedAt.toISOString(),
    dateModified: post.updatedAt.toISOString(),
    author: saysSample(post.author) ? firm : namedPerson(origin, post.author, post.authorPath),
    publisher: firm,
    keywords: post.categories,
    inLanguage: post.language,
  }
}

// These properties belong to the page: https://schema.org/reviewedBy, https://schema.org/lastReviewed.
function reviewedPage(
  origin: string,
  address: string,
  { by, on, byPath }: NonNullable<PostFacts['review']>,
): JsonLd {
  const reviewedBy = namedPerson(origin, by, byPath)
  return { '@type': 'WebPage', '@id': address, lastReviewed: on, reviewedBy }
}

/** Home and the page included. */
export function breadcrumbs(
  origin: string,
  steps: readonly { name: string; path: string }[],
): JsonLd {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.filter(isReal).map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  }
}

function postalAddress(office: FirmFacts['offices'][number]): JsonLd {
  return {
    '@type': 'PostalAddress',
    streetAddress: office.street,
    addressLocality: office.city,
    addressRegion: office.state,
    postalCode: office.zip,
    addressCountry: 'US',
  }
}

function openingHours({ weekdays, opens, closes }: FirmFacts['hours']): JsonLd {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: weekdays.map((day) => DAYS[day]),
    opens,
    closes,
  }
}

// The same minute at both ends means closed all day.
function closedDay(date: string): JsonLd {
  const times = { opens: '00:00', closes: '00:00' }
  return { '@type': 'OpeningHoursSpecification', validFrom: date, validThrough: date, ...times }
}
