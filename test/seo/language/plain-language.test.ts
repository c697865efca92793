import { expect, test } from 'vitest'
import { accountLinkTexts } from '#app/features/auth/account-links/account-link-texts.ts'
import { loginTexts, loginToasts, refusalTexts } from '#app/features/auth/sign-in/login-texts.ts'
import { firm } from '#app/features/content/en/firm.ts'
import { quoteFacts } from '#app/features/facts/fact.ts'
import { legalFacts } from '#app/features/facts/records/legal-facts.ts'
import { findForbiddenWords } from '#app/features/facts/text-checks.ts'
import { mailTexts } from '#app/features/inbox/mail-texts.ts'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import { mapTexts } from '#app/platform/texts/map-texts.ts'
import { openedOnce } from '#test/opened.ts'
import { isEnglish, listPublicPages, pathsOfSitemap } from '#test/public-pages.ts'
import { bannedPhrases } from '#test/seo/language/banned-phrases.ts'
import { findRepeated, type ReadPage } from '#test/seo/language/find-repeated.ts'
import { allTextsOf, quotableOf, sentencesOf } from '#test/seo/language/page-sentences.ts'
import { readability } from '#test/seo/language/readability.ts'
import { mayRepeat } from '#test/seo/language/repeated-sentences.ts'
import { aVisitor, openSite } from '#test/site.ts'

const now = new Date('2026-11-20T17:00:00Z')
const environment = {
  SCHEDULING_URL: 'https://book.example.com/30',
  INTAKE_URL: 'https://intake.example.com/start',
  MAP_URL: 'https://map.example.com/embed',
}

const site = openedOnce(() => openSite('sqlite', { environment, now: () => now }))
const pages = openedOnce(async () => {
  const reader = aVisitor(site.origin)
  const sitemap = await reader.text('/sitemap.xml')
  const listed = pathsOfSitemap(sitemap).filter(isEnglish)
  const paths = new Set([...listPublicPages().map(({ path }) => path), ...listed])
  const read = await Promise.all(
    [...paths].map(async (path) => [path, await reader.text(encodeURI(path))] as const),
  )
  return { html: new Map(read) }
})

test('no page says what is banned', () => {
  const found = [...pages.html].flatMap(([path, html]) => findBanned(path, allTextsOf(html)))
  expect(found).toEqual([])
})

test('every page reads at grade 7 or below', () => {
  expect(pages.html.size).toBeGreaterThan(25)
  const read = [...pages.html].map(([path, html]) => ({
    path,
    ...readability(sentencesOf(html), 'en'),
  }))
  expect(read.filter(({ isPlain }) => !isPlain)).toEqual([])
})

test('no sentence stands on more than two pages', () => {
  const quote = (text: string) => quoteFacts(text, legalFacts, now)
  // The page for what is missing is one page, under any address.
  const [, ...again] = listPublicPages().filter(({ status }) => status === 404)
  const read = [...pages.html]
    .filter(([address]) => again.every(({ path }) => path !== address))
    .map(([path, html]): ReadPage => ({
      path,
      sentences: sentencesOf(html),
      quotable: quotableOf(html),
    }))
  const allowed = mayRepeat.map(({ sentence }) => quote(sentence))
  expect(findRepeated(read, allowed)).toEqual([])
  const needless = allowed.filter((text) => findRepeated(read, without(allowed, text)).length === 0)
  expect(needless).toEqual([])
})

test('no message, email or toast says it either, and emails read at grade 7 or below', () => {
  const mails = wordsIn({ mailTexts, mails: accountLinkTexts.mails })
  // Each promise is printed only where the firm has made it.
  const { promises: _printedWhereMade, ...texts } = interfaceTexts('en')
  const others = wordsIn({ ...texts, loginTexts, loginToasts, refusalTexts })
  expect(findBanned('', [...mails, ...others])).toEqual([])
  const sentences = mails.flatMap((mail) => sentencesOf(`<main>${mail}</main>`))
  expect(sentences.length).toBeGreaterThan(10)
  expect(readability(sentences, 'en')).toMatchObject({ isPlain: true })
})

test.each([
  ['/', 'For families, by whichever road the law leaves them.', 'whichever road'],
  ['/faq', 'Who may ask for a parent?', 'who may ask'],
  ['/services', 'We win, guaranteed.', 'guaranteed'],
  ['/contact', 'This site keeps nothing.', 'this site'],
])('%s may not say: %s', (path, text, phrase) => {
  const html = `<main><p>${text}</p></main>`
  expect(findBanned(path, allTextsOf(html)).map((found) => found.toLowerCase())).toEqual([
    `${path}: ${phrase}`,
  ])
})

test('labels, hints and descriptions count as said; Privacy may talk of the site', () => {
  const html = '<meta content="In plain words."/><main><a aria-label="Not we, us too"></a></main>'
  expect(findBanned('/', allTextsOf(html))).toEqual(
    ['/: plain words', '/: us too', '/: Not we'].toSorted(),
  )
  expect(findBanned('/privacy', ['This site sets no cookie.'])).toEqual([])
})

test('a sentence on three pages is found, unless it is allowed or the title or description of one of them', () => {
  const page = (path: string, quotable: string[] = []): ReadPage => ({
    path,
    sentences: ['Call us.'],
    quotable,
  })
  const three = [page('/a'), page('/b'), page('/c')]
  expect(findRepeated(three, [])).toEqual([{ sentence: 'Call us.', paths: ['/a', '/b', '/c'] }])
  expect(findRepeated(three, ['We answer. Call us.'])).toEqual([])
  expect(findRepeated([...three, page('/d', ['Call us.'])], [])).toEqual([])
  expect(findRepeated([page('/a'), page('/b'), page('/b?q=x'), page('/b/category/y')], [])).toEqual(
    [],
  )
})

function findBanned(path: string, texts: readonly string[]): string[] {
  const groups = bannedPhrases.filter(({ except }) => !except?.includes(path))
  const found = [...groups, firm.publishing.glossary].flatMap((group) =>
    findForbiddenWords(texts.join(' | '), group),
  )
  return [...new Set(found)].map((phrase) => `${path}: ${phrase}`).toSorted()
}

function wordsIn(texts: object): string[] {
  const found: string[] = []
  mapTexts(texts, (text) => {
    found.push(text)
    return text
  })
  return found
}

function without<Item>(list: readonly Item[], item: Item): Item[] {
  return list.filter((each) => each !== item)
}
