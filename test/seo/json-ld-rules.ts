import { z } from 'zod'

// https://developers.google.com/search/docs/appearance/structured-data (required and recommended properties)
const address = z.url({ protocol: /^https?$/ })
const text = z.string().trim().min(1)
const instant = z.iso.datetime()
const reference = z.strictObject({ '@id': address })
// Strict objects, so that a self-made rating of the firm fails as an unknown property.
const thing = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ '@type': z.literal(type), ...shape })
const language = z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/)
const phone = z.string().regex(/^\+1\d{10}$/)

const postalAddress = thing('PostalAddress', {
  streetAddress: text,
  addressLocality: text,
  addressRegion: z.string().regex(/^[A-Z]{2}$/),
  postalCode: z.string().regex(/^\d{5}$/),
  addressCountry: z.literal('US'),
})

const time = z.string().regex(/^\d\d:\d\d$/)
const times = { opens: time, closes: time }
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const dayOfWeek = z.array(z.enum(days)).min(1)
const hours = thing('OpeningHoursSpecification', { dayOfWeek, ...times })
const dates = { validFrom: z.iso.date(), validThrough: z.iso.date() }
const specialHours = thing('OpeningHoursSpecification', { ...dates, ...times })

const named = { '@id': address, name: text }
const place = { ...named, image: address, telephone: phone, address: postalAddress }
const office = thing('LegalService', place)

const legalService = thing('LegalService', {
  ...place,
  url: address,
  logo: address,
  email: z.email(),
  areaServed: thing('Country', { name: text }),
  knowsLanguage: z.array(language).min(1),
  openingHoursSpecification: hours,
  specialOpeningHoursSpecification: z.array(specialHours),
  department: z.array(office).min(2),
  founder: reference.optional(),
  sameAs: z.array(address).optional(),
})

const license = thing('EducationalOccupationalCredential', {
  credentialCategory: z.literal('license'),
  name: text,
  identifier: text.optional(),
  recognizedBy: thing('Organization', { name: text, url: address }),
})
const person = thing('Person', {
  ...named,
  jobTitle: text,
  url: address,
  worksFor: reference,
  image: address.optional(),
  telephone: phone.optional(),
  knowsLanguage: z.array(text).min(1).optional(),
  hasCredential: z.array(license).min(1).optional(),
})
const firmByName = thing('LegalService', { ...named, image: address })
const byName = thing('Person', { name: text, url: address.optional() })

const webSite = thing('WebSite', { ...named, url: address, publisher: reference })

const ofPage = { ...named, url: address, description: text }
const service = thing('Service', {
  ...ofPage,
  provider: reference,
  areaServed: thing('Country', { name: text }),
})
const contactPage = thing('ContactPage', { ...ofPage, about: reference })

const question = thing('Question', { name: text, acceptedAnswer: thing('Answer', { text }) })
const faqPage = thing('FAQPage', { mainEntity: z.array(question).min(1) })

const lastReviewed = z.iso.date()
const reviewed = thing('WebPage', { '@id': address, lastReviewed, reviewedBy: byName })
const blogPosting = thing('BlogPosting', {
  '@id': address,
  mainEntityOfPage: z.union([address, reviewed]),
  url: address,
  headline: text,
  description: text,
  image: address,
  datePublished: instant,
  dateModified: instant,
  // The firm itself where the person is a sample.
  author: z.union([byName, firmByName]),
  publisher: firmByName,
  keywords: z.array(text),
  inLanguage: z.enum(['en-US', 'es-US', 'pt-BR', 'fr']),
}).refine((post) => post.dateModified >= post.datePublished, 'changed before it came out')

const listItem = thing('ListItem', { position: z.int(), name: text, item: address })
const breadcrumbList = thing('BreadcrumbList', {
  itemListElement: z
    .array(listItem)
    .min(2)
    .refine((items) => items.every(({ position }, index) => position === index + 1)),
})

const definedTerm = thing('DefinedTerm', { name: text, description: text, url: address })
const definedTermSet = thing('DefinedTermSet', {
  ...named,
  url: address,
  hasDefinedTerm: z.array(definedTerm).min(1),
})

export const jsonLdRules = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z
    .array(
      z.union([
        legalService,
        person,
        webSite,
        service,
        contactPage,
        faqPage,
        definedTermSet,
        blogPosting,
        breadcrumbList,
      ]),
    )
    .min(1),
})

export function readJsonLd(html: string): z.infer<typeof jsonLdRules>['@graph'] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
  return scripts.flatMap(([, json]) => jsonLdRules.parse(JSON.parse(json ?? ''))['@graph'])
}
