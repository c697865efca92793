import { expect, test } from 'vitest'
import { shippedInAll } from '#app/features/content/shipped.ts'
import {
  type OwnRecord,
  type PublicSlug,
  siteContents,
} from '#app/features/content/site-content.ts'
import { formerPage } from '#app/features/pages/former-addresses.ts'
import type { Locale } from '#app/platform/texts/locales.ts'

type Type = PublicSlug['type']

const own = (type: Type, id: string, slug: string, locale: Locale = 'en') => {
  const from = { page: 'privacy', service: 'u-visa', answer: 'daca' }[type]
  const texts = shippedInAll[locale][type]
  const data = { ...(texts[id as never] ?? texts[from as never]), slug }
  return { type, id, locale, review: null, data } as OwnRecord
}
const had = (type: Type, id: string, slug: string, more: Partial<PublicSlug> = {}) => ({
  type,
  id,
  locale: 'en' as const,
  slug,
  isRemoved: false,
  ...more,
})
const removed = { isRemoved: true }
const es = { locale: 'es' } as const

const sites = siteContents(
  shippedInAll,
  [
    own('service', 'citizenship', 'naturalization'),
    own('answer', 'daca', 'renew-daca'),
    own('service', 'u-visa', 'victimas', 'es'),
    own('page', 'services', 'lo-que-hacemos', 'es'),
    own('page', 'about', 'la-oficina', 'es'),
    own('page', 'promise', 'our-word'),
    own('page', 'later', 'taken-over'),
  ],
  [
    had('service', 'citizenship', 'citizenship-law'),
    had('page', 'promise', 'our-promise'),
    had('page', 'promise', 'taken-over'),
    had('page', 'promise', 'twice'),
    had('page', 'closed', 'twice', removed),
    had('page', 'closed', 'closed', removed),
    had('service', 'asylum', 'asylum', removed),
    had('service', 'asylum', 'asilo', es),
    had('answer', 'daca', 'deferred-action'),
    had('answer', 'closed', 'closed', removed),
  ],
)

test.each([
  ['/services/citizenship-law', '/services/naturalization'],
  ['/services/citizenship-law/', '/services/naturalization'],
  ['/answers/deferred-action', '/answers/renew-daca'],
  ['/answers/daca', '/answers/renew-daca'],
  ['/answers/closed', 'gone'],
  ['/our-promise', '/our-word'],
  // The page that had it last has gone.
  ['/twice', 'gone'],
  ['/closed', 'gone'],
  ['/services/asylum', 'gone'],
  // What was removed in English is nowhere, in whatever address the services were.
  ['/es/lo-que-hacemos/asilo', 'gone'],
  ['/es/servicios/asilo', 'gone'],
  // Below a page that has another address since, with the addresses of today and of before.
  ['/es/servicios', '/es/lo-que-hacemos'],
  ['/es/servicios/victimas', '/es/lo-que-hacemos/victimas'],
  ['/es/servicios/visa-u', '/es/lo-que-hacemos/victimas'],
  ['/es/lo-que-hacemos/visa-u', '/es/lo-que-hacemos/victimas'],
  ['/es/quienes-somos/founder', '/es/la-oficina/founder'],
  // There never was a page.
  ['/', null],
  ['/home', null],
  // No route shows it, and it leads to itself no more often than once.
  ['/our-word', null],
  ['/es/our-promise', null],
  ['/closed/below', null],
  ['/citizenship-law', null],
  ['/services/our-promise', null],
  ['/services/citizenship-law/below', null],
  ['/es/servicios/citizenship-law', null],
])('at %s, where there is no page now, there was one that is now %s', (asked, now) => {
  const site = asked.startsWith('/es') ? sites.es : sites.en
  const found = formerPage(site, asked)
  expect(typeof found === 'object' ? (found?.address ?? null) : found).toBe(now)
})
