import { expect, test } from 'vitest'
import { accountLinkTexts } from '#app/features/auth/account-links/account-link-texts.ts'
import { mailTexts } from '#app/features/inbox/mail-texts.ts'
import { mapTexts } from '#app/platform/texts/map-texts.ts'
import { openedOnce } from '#test/opened.ts'
import { isEnglish, listPublicPages, pathsOfSitemap } from '#test/public-pages.ts'
import { readAll } from '#test/read-all.ts'
import { sentencesOf } from '#test/seo/language/page-sentences.ts'
import { readability } from '#test/seo/language/readability.ts'
import { aVisitor, openSite } from '#test/site.ts'

const now = new Date('2026-11-20T17:00:00Z')
const environment = {
  SCHEDULING_URL: 'https://book.example.com/30',
  INTAKE_URL: 'https://intake.example.com/start',
  MAP_URL: 'https://map.example.com/embed',
}

const site = openedOnce(() => openSite('sqlite', { environment, now: () => now }))

test('every page reads at grade 8 or below, and no sentence has more than 25 words', async () => {
  const reader = aVisitor(site.origin)
  const listed = pathsOfSitemap(await reader.text('/sitemap.xml')).filter(isEnglish)
  const paths = new Set([...listPublicPages().map(({ path }) => path), ...listed])
  expect(paths.size).toBeGreaterThan(25)
  const read = await readAll([...paths], async (path) => {
    const html = await reader.text(encodeURI(path))
    return { path, ...readability(sentencesOf(html), 'en') }
  })
  expect(read.filter(({ isPlain }) => !isPlain)).toEqual([])
})

test('emails read at grade 8 or below, and no sentence has more than 25 words', () => {
  const mails: string[] = []
  mapTexts({ mailTexts, mails: accountLinkTexts.mails }, (text) => {
    mails.push(text)
    return text
  })
  const sentences = mails.flatMap((mail) => sentencesOf(`<main>${mail}</main>`))
  expect(sentences.length).toBeGreaterThan(10)
  expect(readability(sentences, 'en')).toMatchObject({ isPlain: true })
})
