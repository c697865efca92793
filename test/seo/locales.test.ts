import { localPath } from '#test/local-path.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { LOCALE_NAMES, LOCALES, type Locale } from '#app/platform/texts/locales.ts'
import { slugIn } from '#app/features/posts/categories/category-names.ts'
import { sampleCategories } from '#app/features/posts/samples/sample-categories.ts'
import { samplePosts, samplePostsIn } from '#app/features/posts/samples/sample-posts.ts'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import { openedOnce } from '#test/opened.ts'
import { readJsonLd } from '#test/seo/json-ld-rules.ts'
import { createPost } from '#test/post-requests.ts'
import { aStaffMember, aVisitor, openSite } from '#test/site.ts'

const OTHERS = LOCALES.filter((locale) => locale !== 'en')

const site = openedOnce(() => openSite('sqlite'))

type Feed = { items: { url: string }[] }

type Listed = { path: string; alternates: Map<string, string> }
let listed: Listed[]
const pages = new Map<string, string>()

beforeAll(async () => {
  const sitemap = await aVisitor(site.origin).text('/sitemap.xml')
  listed = [...sitemap.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => ({
    path: new URL(/<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '').pathname,
    alternates: new Map(
      [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, lang = '', href = '']) => [
        lang,
        new URL(href).pathname,
      ]),
    ),
  }))
  for (const { path } of listed) pages.set(path, await aVisitor(site.origin).text(path))
})

const localOf = (path: string): Locale =>
  OTHERS.find((locale) => path === `/${locale}` || path.startsWith(`/${locale}/`)) ?? 'en'

const pagesIn = (locale: Locale) => listed.filter(({ path }) => localOf(path) === locale)

test('every page but the articles is listed in every language, and each names all the others and itself', () => {
  const english = pagesIn('en').filter(({ path }) => !path.startsWith('/blog/'))
  expect(english.length).toBeGreaterThan(15)
  for (const { path, alternates } of english) {
    const addresses = LOCALES.map((locale) => [LOCALE_NAMES[locale].lang, localPath(path, locale)])
    expect(Object.fromEntries(alternates), path).toEqual({
      ...Object.fromEntries(addresses),
      'x-default': path,
    })
    for (const [, address] of addresses) {
      const other = listed.find((entry) => entry.path === address)
      expect(other && Object.fromEntries(other.alternates), address).toEqual(
        Object.fromEntries(alternates),
      )
    }
  }
})

test('every article and category names its translations and itself, in its head and in the site map, and each of them does the same', () => {
  const articles = samplePostsIn('en').map(({ slug }) =>
    samplePosts.flatMap((each) =>
      each.slug === slug || each.translates === slug
        ? [{ locale: each.locale, path: `/blog/${each.slug}` }]
        : [],
    ),
  )
  const categories = sampleCategories.map((category) =>
    LOCALES.map((locale) => ({ locale, path: `/blog/category/${slugIn(category, locale)}` })),
  )
  for (const versions of [...articles, ...categories]) {
    const addresses = versions.map(({ locale, path }) => [
      LOCALE_NAMES[locale].lang,
      localPath(path, locale),
    ])
    expect(addresses).toHaveLength(LOCALES.length)
    const wanted = { ...Object.fromEntries(addresses), 'x-default': versions[0]?.path }
    for (const [, path = ''] of addresses) {
      const entry = listed.find((each) => each.path === path)
      expect(Object.fromEntries(entry?.alternates ?? []), path).toEqual(wanted)
      const html = pages.get(path) ?? ''
      const links = html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/gi)
      const named = [...links].map(([, lang, href = '']) => [lang, new URL(href).pathname])
      expect(Object.fromEntries(named), path).toEqual(wanted)
      // The menu of languages, too.
      const others = addresses.flatMap(([, other = '']) => (other === path ? [] : [other]))
      expect(others.filter((other) => !html.includes(`href="${other}"`))).toEqual([])
    }
  }
  const inEnglish = pagesIn('en').filter(({ path }) => path.startsWith('/blog/category/'))
  expect(inEnglish).toHaveLength(categories.length)
})

describe.each(OTHERS)('in %s', (locale) => {
  const { lang, openGraph } = LOCALE_NAMES[locale]

  test('every page says its language and its own address, in its head and to search engines, and leads to no page of another language', () => {
    expect(pagesIn(locale).length).toBeGreaterThan(15)
    for (const { path } of pagesIn(locale)) {
      const html = pages.get(path) ?? ''
      expect(html, path).toContain(`<html lang="${lang}">`)
      expect(html, path).toContain(`<link rel="canonical" href="${site.origin}${path}"/>`)
      expect(html, path).toContain(`<meta property="og:locale" content="${openGraph}"/>`)
      expect([...html.matchAll(/<h1[\s>]/g)], path).toHaveLength(1)
      // The firm, the site and its people have one address in every language.
      const ofPage = readJsonLd(html).filter(
        (thing) => !('@id' in thing && thing['@id'].includes('/#')),
      )
      const addresses = JSON.stringify(ofPage).matchAll(/"(?:item|url)":"([^"]*)"/g)
      const strange = [...addresses]
        .map(([, address = '']) => address.replace(site.origin, ''))
        .filter((address) => address.startsWith('/') && !address.startsWith(`/${locale}`))
      expect(strange, path).toEqual([])
      const links = [...html.matchAll(/<(?:a|form)\s[^>]*>/g)]
        .map(([tag]) => tag)
        .filter((tag) => !/ hreflang=/i.test(tag))
        .map((tag) => / (?:href|action)="(\/[^"]*)"/.exec(tag)?.[1] ?? '')
        .filter((address) => address !== '' && !/^\/(?:es|pt|fr)(?:[/#?]|$)/.test(address))
      expect(links, path).toEqual([])
    }
  })

  test('its links lead to pages, and what they point at is there', async () => {
    const visitor = aVisitor(site.origin)
    const dead: string[] = []
    for (const { path } of pagesIn(locale)) {
      const html = pages.get(path) ?? ''
      for (const [, href = ''] of html.matchAll(/<a\s[^>]*href="([/#][^"]*)"/g)) {
        const { pathname, hash } = new URL(href.replaceAll('&amp;', '&'), site.origin + path)
        const target = pages.get(pathname) ?? (await visitor.text(pathname))
        pages.set(pathname, target)
        const id = decodeURIComponent(hash.slice(1))
        if (!target.includes('<h1') || (id !== '' && !target.includes(` id="${id}"`)))
          dead.push(`${path}: ${href}`)
      }
    }
    expect([...new Set(dead)]).toEqual([])
  })

  test('an address that leads nowhere is told so in its words, and one in English words is led to its own', async () => {
    const visitor = aVisitor(site.origin)
    const missing = await visitor.get(`/${locale}/nada-aqui`)
    expect([missing.status, await missing.text()]).toEqual([
      404,
      expect.stringContaining(`<html lang="${lang}">`),
    ])
    const led = await visitor.get(`/${locale}/services/u-visa?x=1`)
    expect([led.status, led.headers.get('Location')]).toEqual([
      301,
      `${localPath('/services/u-visa', locale)}?x=1`,
    ])
    const [category] = sampleCategories
    const slug = category ? slugIn(category, locale) : ''
    const leads = async (path: string) => (await visitor.get(path)).headers.get('Location')
    expect(await leads(localPath('/blog/category/immigration-law', locale))).toBe(
      localPath(`/blog/category/${slug}`, locale),
    )
    expect(await leads(`/blog/category/${slug}`)).toBe('/blog/category/immigration-law')
  })

  test('the blog, its feeds and the search have the articles in it and no others', async () => {
    const visitor = aVisitor(site.origin)
    const samples = samplePostsIn(locale)
    const slugs = samples.map(({ slug }) => slug)
    const feed = JSON.parse(await visitor.text(`/${locale}/feed.json`)) as Feed
    expect(feed.items.map(({ url }) => url)).toEqual(
      slugs.map((slug) => `${site.origin}/${locale}/blog/${slug}`),
    )
    const rss = await visitor.text(`/${locale}/feed.xml`)
    expect([...rss.matchAll(/<item>/g)]).toHaveLength(slugs.length)
    for (const search of ['', `?q=${encodeURIComponent(samples[0]?.title ?? '')}`]) {
      const list = await visitor.text(`/${locale}/blog${search}`)
      const found = [...list.matchAll(/<h2[^>]*><a href="[^"]*\/blog\/([^"/]*)"/g)].map(
        ([, slug]) => slug,
      )
      expect(found).toEqual(search === '' ? slugs : slugs.slice(0, 1))
    }
    const [article] = samples
    const path = `/${locale}/blog/${article?.slug ?? ''}`
    const [posting] = readJsonLd(pages.get(path) ?? '')
    expect(posting).toMatchObject({
      headline: article?.title,
      inLanguage: LOCALE_NAMES[locale].tag,
    })
    expect(/og:image" content="([^"]*)"/.exec(pages.get(path) ?? '')?.[1]).toContain(
      `/og/post-${article?.slug}`,
    )
  })

  test('an article of another language leads to its translation, or to itself', async () => {
    const visitor = aVisitor(site.origin)
    const leadsTo = async (path: string) => (await visitor.get(path)).headers.get('Location')
    for (const { slug, translates } of samplePostsIn(locale)) {
      const own = `${site.origin}/${locale}/blog/${slug}`
      expect(await leadsTo(`/${locale}/blog/${translates}`)).toBe(own)
      expect(await leadsTo(`/blog/${slug}`)).toBe(own)
    }
    const staff = await aStaffMember(site.origin)
    const title = `Only in English, not in ${locale}`
    const { slug } = await createPost(staff, { title, published: true })
    expect(await leadsTo(`/${locale}/blog/${slug}`)).toBe(`${site.origin}/blog/${slug}`)
    const page = await visitor.text(`/blog/${slug}`)
    expect(page).toContain(interfaceTexts(locale).frame.pageMissing)
  })

  test('feeds, share images and the search are in it', async () => {
    const visitor = aVisitor(site.origin)
    const feed = await visitor.text(`/${locale}/feed.json`)
    expect(JSON.parse(feed)).toMatchObject({
      feed_url: `${site.origin}/${locale}/feed.json`,
      home_page_url: `${site.origin}/${locale}/blog`,
    })
    const image = /og:image" content="([^"]*)"/.exec(pages.get(`/${locale}`) ?? '')?.[1] ?? ''
    expect(image).toContain(`/og/${locale}-page-`)
    expect((await fetch(image)).headers.get('Content-Type')).toBe('image/png')
    const found = await visitor.text(`${localPath('/search', locale)}?q=EB-5`)
    expect(found).toContain(`href="${localPath('/services/investor-visa', locale)}"`)
  })
})
