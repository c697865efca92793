import { z } from 'zod'

// https://developers.google.com/search/docs/appearance/structured-data (required and recommended properties)
const address = z.url({ protocol: /^https?$/ })
const text = z.string().trim().min(1)
const instant = z.iso.datetime()
const reference = z.strictObject({ '@id': address })
const language = z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/)
const phone = z.string().regex(/^\+1\d{10}$/)

const postalAddress = z.strictObject({
  '@type': z.literal('PostalAddress'),
  streetAddress: text,
  addressLocality: text,
  addressRegion: z.string().regex(/^[A-Z]{2}$/),
  postalCode: z.string().regex(/^\d{5}$/),
  addressCountry: z.literal('US'),
})

const time = z.string().regex(/^\d\d:\d\d$/)
const hours = z.strictObject({
  '@type': z.literal('OpeningHoursSpecification'),
  dayOfWeek: z
    .array(z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']))
    .min(1),
  opens: time,
  closes: time,
})
const specialHours = z.strictObject({
  '@type': z.literal('OpeningHoursSpecification'),
  validFrom: z.iso.date(),
  validThrough: z.iso.date(),
  opens: time,
  closes: time,
})

const office = z.strictObject({
  '@type': z.literal('LegalService'),
  '@id': address,
  name: text,
  image: address,
  telephone: phone,
  address: postalAddress,
})

// Strict objects, so that a self-made rating of the firm fails as an unknown property.
const legalService = z.strictObject({
  '@type': z.literal('LegalService'),
  '@id': address,
  name: text,
  url: address,
  logo: address,
  image: address,
  telephone: phone,
  email: z.email(),
  address: postalAddress,
  areaServed: z.strictObject({ '@type': z.literal('Country'), name: text }),
  knowsLanguage: z.array(language).min(1),
  openingHoursSpecification: hours,
  specialOpeningHoursSpecification: z.array(specialHours),
  department: z.array(office).min(2),
  founder: reference,
  sameAs: z.array(address).optional(),
})

const person = z.strictObject({
  '@type': z.literal('Person'),
  '@id': address,
  name: text,
  jobTitle: text,
  url: address,
  worksFor: reference,
})

const webSite = z.strictObject({
  '@type': z.literal('WebSite'),
  '@id': address,
  name: text,
  url: address,
  inLanguage: language,
  publisher: reference,
  potentialAction: z.strictObject({
    '@type': z.literal('SearchAction'),
    target: z.strictObject({
      '@type': z.literal('EntryPoint'),
      urlTemplate: z.string().regex(/^https?:\/\/[^/]+\/blog\?q=\{search_term_string\}$/),
    }),
    'query-input': z.literal('required name=search_term_string'),
  }),
})

const faqPage = z.strictObject({
  '@type': z.literal('FAQPage'),
  mainEntity: z
    .array(
      z.strictObject({
        '@type': z.literal('Question'),
        name: text,
        acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text }),
      }),
    )
    .min(1),
})

const blogPosting = z
  .strictObject({
    '@type': z.literal('BlogPosting'),
    '@id': address,
    mainEntityOfPage: z.union([
      address,
      z.strictObject({
        '@type': z.literal('WebPage'),
        '@id': address,
        lastReviewed: z.iso.date(),
        reviewedBy: z.strictObject({ '@type': z.literal('Person'), name: text }),
      }),
    ]),
    url: address,
    headline: text,
    description: text,
    image: address,
    datePublished: instant,
    dateModified: instant,
    author: z.strictObject({ '@type': z.literal('Person'), name: text }),
    publisher: z.strictObject({
      '@type': z.literal('LegalService'),
      '@id': address,
      name: text,
      url: address,
      image: address,
    }),
    keywords: z.array(text),
  })
  .refine((post) => post.dateModified >= post.datePublished, 'changed before it came out')

const breadcrumbList = z.strictObject({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(
      z.strictObject({
        '@type': z.literal('ListItem'),
        position: z.int().min(1),
        name: text,
        item: address,
      }),
    )
    .min(2)
    .refine(
      (items) => items.every(({ position }, index) => position === index + 1),
      'positions count from 1',
    ),
})

export const jsonLdRules = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z
    .array(z.union([legalService, person, webSite, faqPage, blogPosting, breadcrumbList]))
    .min(1),
})

export function readJsonLd(html: string): z.infer<typeof jsonLdRules>['@graph'] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
  return scripts.flatMap(([, json]) => jsonLdRules.parse(JSON.parse(json ?? ''))['@graph'])
}
