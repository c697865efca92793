import path from 'node:path'
import type { Page, Route } from '@playwright/test'
import { changeTexts, type PseudoLocale } from '#test/seo/language/pseudo-locale.ts'
import { readSheet } from '#test/journeys/page-faults.ts'

/** What a page from right to left needs beside the logical properties of the site's style. */
const RIGHT_TO_LEFT = readSheet(path.resolve(import.meta.dirname, 'right-to-left.css'))

/** As a translation from right to left has to isolate it, or its parts change places. */
const NUMBER_IN_WORDS = /(?<=\p{L}.*)\+\d[\d ()-]+\d/gu
const ISOLATED = '\u2066$&\u2069'

/** Left as they are, texts, and tags. */
const PARTS = /<(script|style)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<[^>]*>|[^<]+/g
const WORDS =
  /\s(aria-label|placeholder|title|alt|data-(?:copied|failed|loading|offline|title))="([^"]*)"/g
const MANY_WORDS = /\s(data-texts?)="([^"]*)"/g

/** Every page that is opened from now on has the texts of the pseudo-locale, and the rules of its direction. */
export async function inPseudoLocale(page: Page, locale: PseudoLocale): Promise<void> {
  await page.route('**/*', async (route: Route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch({ maxRedirects: 0 })
    if (response.status() >= 300 && response.status() < 400) return route.fulfill({ response })
    return route.fulfill({ response, body: pseudoHtml(await response.text(), locale) })
  })
}

function pseudoHtml(html: string, locale: PseudoLocale): string {
  const changed = html.replaceAll(PARTS, (part, kept?: string) => {
    if (kept !== undefined || part.startsWith('<!')) return part
    return part.startsWith('<') ? changeTag(part, locale) : changeText(part, locale)
  })
  // Any language but English will do: some rules are for all others.
  const root = locale.dir === 'rtl' ? '<html lang="ar" dir="rtl"' : '<html lang="de"'
  const rules = locale.dir === 'rtl' ? `<style>${RIGHT_TO_LEFT}</style>` : ''
  return changed.replace(/<html lang="[^"]*"/, root).replace('</head>', () => `${rules}</head>`)
}

function changeTag(tag: string, locale: PseudoLocale): string {
  return tag
    .replaceAll(WORDS, (_, name: string, text: string) => ` ${name}="${changeText(text, locale)}"`)
    .replaceAll(MANY_WORDS, (_, name: string, json: string) => {
      const texts = changeTexts(JSON.parse(decode(json)), locale)
      return ` ${name}="${encode(JSON.stringify(texts))}"`
    })
}

function changeText(text: string, locale: PseudoLocale): string {
  const changed = encode(locale.change(decode(text)))
  return locale.dir === 'rtl' ? changed.replaceAll(NUMBER_IN_WORDS, ISOLATED) : changed
}

const ENTITIES = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' }

function decode(text: string): string {
  return text.replaceAll(
    /&(?:quot|#x27|lt|gt|amp);/g,
    (entity) => ENTITIES[entity as keyof typeof ENTITIES],
  )
}

function encode(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
