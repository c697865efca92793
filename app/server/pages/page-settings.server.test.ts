import { expect, test } from 'vitest'
import { shippedSite } from '#app/features/content/en/shipped.ts'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import { plainPageContent } from '#app/features/site/sections/shown-sections.ts'
import { readConfig } from '#app/platform/config.server.ts'
import { pageSettings } from '#app/server/pages/page-settings.server.ts'
import { firmLine } from '#app/server/pages/site-pages.server.ts'
import { sentencesOf } from '#test/seo/language/page-sentences.ts'
import { readability } from '#test/seo/language/readability.ts'

const EMAILJS = {
  EMAILJS_PUBLIC_KEY: 'public_key',
  EMAILJS_SERVICE_ID: 'service_one',
  EMAILJS_TEMPLATE_ID: 'template_one',
}
const SMTP = { SMTP_URL: 'smtp://mail.example.com', MAIL_TO: 'office@example.com' }
const SCHEDULING = { SCHEDULING_URL: 'https://book.example.com/30' }
const MAP = { MAP_URL: 'https://map.example.com/embed' }
const NONE = { BACKEND: 'none' }

function textOf(page: string, environment: Record<string, string>, asFiles = false): string {
  const config = { ...readConfig(environment, import.meta.dirname), asFiles }
  const { sections } = plainPageContent(page, {
    site: shippedSite,
    settings: pageSettings(config),
    images: new Map(),
    texts: interfaceTexts('en'),
    now: new Date('2026-11-20'),
    quote: (text) => text,
    newTab: 'new tab',
  })
  return sections
    .filter((section) => section.kind === 'text')
    .flatMap(({ title, blocks }) => [
      `<h2>${title}</h2>`,
      ...blocks.map((block) => ('html' in block ? `<p>${block.html}</p>` : '')),
    ])
    .join('')
}

test.each([
  ['EmailJS', EMAILJS, {}],
  ['which passes them on to us', { ...NONE, ...EMAILJS }, NONE],
  ['Your own words are not in it', SMTP, {}],
  ['with your own words in it', { ...SMTP, MAIL_MESSAGE_TEXT: 'yes' }, SMTP],
  ['book.example.com', SCHEDULING, {}],
  ['map.example.com', MAP, {}],
  ['intake.example.com', { INTAKE_URL: 'https://intake.example.com/start' }, {}],
  [
    'pictures from a.example.com and b.example.com',
    { IMAGE_HOSTS: 'a.example.com,b.example.com' },
    {},
  ],
  ['Our pages contact no other company until', {}, { IMAGE_HOSTS: 'a.example.com' }],
  ['2 years after we have finished', {}, { MESSAGE_KEEP_DAYS: '90' }],
  ['90 days after we have finished', { MESSAGE_KEEP_DAYS: '90' }, {}],
  ['a cookie shows you', {}, NONE],
  ['We count how often', {}, NONE],
  ['Our staff get cookies', {}, NONE],
  ['This site stores no messages', NONE, {}],
  ['is a demonstration', NONE, {}],
] as const)('the privacy page says "%s" only where it is true', (words, where, elsewhere) => {
  expect(textOf('privacy', where)).toContain(words)
  expect(textOf('privacy', elsewhere)).not.toContain(words)
})

test('a site as files says that another company delivers it, and not what a server of our own writes down', () => {
  const files = textOf('privacy', NONE, true)
  expect(files).toContain('A hosting company delivers these pages')
  expect(files).not.toContain('our server')
  expect(textOf('privacy', NONE)).not.toContain('A hosting company')
})

test('the accessibility page names the calendar and the map as limits only where they are shown', () => {
  expect(textOf('accessibility', {})).not.toMatch(/calendar|map/)
  expect(textOf('accessibility', SCHEDULING)).toContain(
    'The calendar for booking belongs to another',
  )
  expect(textOf('accessibility', MAP)).toContain('The map belongs to another')
})

test('privacy names the firm, its address and the day from which it holds; accessibility the day of the last test', () => {
  const { firm } = shippedSite
  const privacy = textOf('privacy', {})
  expect(privacy).toContain(firm.name.replace('&', '&amp;'))
  expect(privacy).toContain(firm.offices[0].street)
  expect(privacy).toMatch(/This policy took effect on \w+ \d+, \d{4}\./)
  expect(textOf('accessibility', {})).toMatch(/last tested every page on \w+ \d+, \d{4}\./)
})

test.each([{}, { ...EMAILJS, ...SMTP, ...SCHEDULING, ...MAP }, { ...NONE, ...EMAILJS }])(
  'both read at grade 8 or below, and every placeholder is filled: %o',
  (environment) => {
    for (const page of ['privacy', 'accessibility']) {
      const text = textOf(page, environment)
      const sentences = sentencesOf(`<main>${text}</main>`)
      expect(readability(sentences, 'en')).toMatchObject({ tooLong: [], isPlain: true })
      expect(text).not.toMatch(/[{}]/)
    }
  },
)

test('the initials stand for the leaf where the firm shows them, or an image of its own', () => {
  const firm = { ...shippedSite.firm, accent: '#1d4ed8' }
  const logo = { first: 'Rivera & Okafor', second: 'Immigration' }
  expect(firmLine({ ...firm, logo })).toMatchObject({ initials: null, accent: '#1d4ed8' })
  expect(firmLine({ ...firm, logo, logoMark: 'initials' }).initials).toBe('RO')
  const logoImage = '/images/blog-1.png'
  expect(firmLine({ ...firm, logo, logoImage }).initials).toBe('RO')
})
