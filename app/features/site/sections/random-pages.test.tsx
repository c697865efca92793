import { assert, property } from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { shippedRecords } from '#app/features/content/en/shipped.ts'
import { type OwnRecord, siteContentOf } from '#app/features/content/site-content.ts'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import { plainPageContent, servicePageContent } from '#app/features/site/sections/shown-sections.ts'
import { PlainPage } from '#app/features/site/ui/plain-page.tsx'
import { ServicePage } from '#app/features/site/ui/service-page.tsx'
import type { PageTool } from '#app/routes/site/page-tools.server.ts'
import { toolForms } from '#app/routes/site/tool-forms.tsx'
import { randomRecords } from '#test/factories/random-record.ts'

const texts = interfaceTexts('en')
const own = (record: object) =>
  siteContentOf(shippedRecords, [
    { id: 'asylum', locale: 'en', review: null, ...record } as OwnRecord,
  ])
const madeFrom = (record: object) => ({
  site: own(record),
  settings: { conditions: new Set<never>(), values: {} },
  texts,
  now: new Date('2026-11-20'),
  quote: <Content,>(content: Content) => content,
  newTab: 'new tab',
  images: new Map(),
})
const TOOLS: PageTool[] = [
  { kind: 'filing-date', asked: null },
  { kind: 'green-card-path', asked: null, lines: { hurt: '/u', afraid: '/f', court: '/c' } },
]
const FORM = {
  texts: texts.tools,
  action: '/x',
  phone: { href: 'tel:+1', display: '1' },
  hours: [],
  isAnswered: true,
  locale: 'en' as const,
}
const drawing = {
  texts: { services: texts.services, plainPages: texts.plainPages, fees: texts.fees },
  admissions: [],
  review: null,
  image: null,
  tools: toolForms(TOOLS, FORM),
  calls: {
    bookingHref: '/contact',
    consultation: { line: '30 minutes', fees: { path: '/fees', text: 'Fees' } },
    phone: { href: 'tel:+1', display: '1' },
    messageHref: null,
  },
}
const links = [{ text: 'An article', href: '/blog/a' }]
const related = { headingId: 'related', title: 'Read more', links }

const DRAWN = {
  service: (data: object) => {
    const offered = { ...data, notOffered: false }
    const content = servicePageContent('asylum', madeFrom({ type: 'service', data: offered }))
    return <ServicePage {...drawing} {...{ content, related }} />
  },
  page: (data: object) => {
    const content = plainPageContent('asylum', madeFrom({ type: 'page', data }))
    return <PlainPage {...drawing} content={content} urgent={null} />
  },
}

test.each(['service', 'page'] as const)(
  'a %s of any sections has one h1 and whole headings',
  (type) => {
    assert(
      property(randomRecords(type), (data) => {
        const html = renderToStaticMarkup(DRAWN[type](data))
        const headings = [...html.matchAll(/<h([1-6])\b[^>]*>([^]*?)<\/h\1>/g)]
        const levels = headings.map(([, level]) => Number(level))
        expect(levels.filter((level) => level === 1)).toEqual([1])
        expect(levels[0]).toBe(1)
        expect(levels.filter((level, index) => level - (levels[index - 1] ?? 0) > 1)).toEqual([])
        const words = headings.map(([, , inner = '']) =>
          inner.replaceAll(/<(?!img[^>]* alt="[^"])[^>]*>/g, ''),
        )
        expect(words).not.toContain('')
        expect(html).not.toContain('<ul></ul>')
        const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
        expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
        const labels = [...html.matchAll(/ aria-labelledby="([^"]*)"/g)].map(([, id]) => id)
        expect(labels.filter((id) => !ids.includes(id))).toEqual([])
      }),
      { numRuns: 250 },
    )
  },
)
