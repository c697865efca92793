import { describe, expect, test } from 'vitest'
import { shippedRecords } from '#app/features/content/en/shipped.ts'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import { LOCALE_NAMES, LOCALES } from '#app/platform/texts/locales.ts'
import { openedOnce } from '#test/opened.ts'
import { pathsOfSitemap } from '#test/public-pages.ts'
import { readAll } from '#test/read-all.ts'
import { untranslatedTextsOn } from '#test/seo/language/detect-language.ts'
import { sentencesOf } from '#test/seo/language/page-sentences.ts'
import { readability } from '#test/seo/language/readability.ts'
import {
  mayStayEnglish,
  type Translation,
} from '#test/seo/language/translations/may-stay-english.ts'
import { leavesOfRecords, leavesOfTexts } from '#test/seo/language/translations/text-leaves.ts'
import { aVisitor, openSite } from '#test/site.ts'

const english = [
  ...leavesOfRecords(shippedRecords),
  ...leavesOfTexts(interfaceTexts('en'), 'texts'),
].filter(({ isFixed }) => !isFixed)

const site = openedOnce(() => openSite('sqlite'))
const pages = openedOnce(async () => {
  const reader = aVisitor(site.origin)
  const sitemap = await reader.text('/sitemap.xml')
  const read = async (path: string) => [path, await reader.text(encodeURI(path))] as const
  return { html: await readAll(pathsOfSitemap(sitemap), read) }
})

const translations = LOCALES.filter((locale): locale is Translation => locale !== 'en')

describe.each(translations)('every page in %s', (language) => {
  const own = () => pages.html.filter(([path]) => path.split('/')[1] === language)

  test('prints no text as the English has it', () => {
    expect(own().length).toBeGreaterThan(15)
    const texts = english.filter((leaf) => !mayStayEnglish(leaf, language)).map(({ text }) => text)
    const others = new Set(texts)
    // In the switcher each language is named in itself.
    others.delete(LOCALE_NAMES.en.name)
    const found = own().map(([path, html]) => [path, untranslatedTextsOn(html, others)] as const)
    expect(found.filter(([, same]) => same.length > 0)).toEqual([])
  })

  test('is plain, and no sentence has more than 25 words', () => {
    const read = own().map(([path, html]) => ({
      path,
      ...readability(sentencesOf(html), language),
    }))
    expect(read.filter(({ isPlain }) => !isPlain)).toEqual([])
  })
})
