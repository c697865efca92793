import { type Addresses, fixedPath, localPath } from '#app/features/pages/local-path.ts'
import type { MetaDescriptor } from 'react-router'
import { mapTexts } from '#app/platform/texts/map-texts.ts'
import { LOCALE_NAMES, type Locale } from '#app/platform/texts/locales.ts'
import { headDescription, headTitle } from '#app/features/seo/head-texts.ts'
import { jsonLdGraph } from '#app/features/seo/json-ld.ts'
import type { JsonLd } from '#app/features/seo/json-ld-things.ts'
import { SHARE_IMAGE } from '#app/features/seo/share-image.ts'

export type PageMeta = {
  title: string
  description?: string | undefined
  /** False excludes it from search engines. */
  index?: boolean
  query?: readonly string[]
  /** Address of the image that other sites show for this page; unset: the default image of its section. */
  image?: { path: string; alt: string }
  article?: { publishedAt: string; updatedAt: string; author: string }
  /** Of a post or a category: its page in every language, with its English path. */
  alternates?: readonly { lang: string; locale: Locale; path: string }[]
  jsonLd?: (origin: string) => readonly JsonLd[]
}

export type PagePlace = {
  origin: string
  siteName: string
  image: { path: string; alt: string }
  locale: Locale
  /** Of its language. */
  addresses: Addresses
  /** False where the firm keeps an unreviewed translation out of search engines. */
  isListed: boolean
  /** The first breadcrumb. */
  home: { name: string; path: string }
}

export type PageMetaArgs = {
  location: { pathname: string; search: string }
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
}

/** With `args` the name of the site follows the title. */
export function pageMeta(page: PageMeta, args?: PageMetaArgs): MetaDescriptor[] {
  const place = args && placeOf(args)
  const title = place ? headTitle(page.title, place.siteName) : page.title
  const description = page.description && headDescription(page.description)
  const index = (page.index ?? true) && place?.isListed !== false
  return [
    { title },
    ...(description === undefined ? [] : [{ name: 'description', content: description }]),
    ...(index ? [] : [{ name: 'robots', content: 'noindex' }]),
    ...(index && args && place
      ? publicMeta({ ...page, title, description }, place, addressOf(page, place, args.location))
      : []),
  ]
}

export function placeOf({ matches }: PageMetaArgs): PagePlace | undefined {
  const root = matches.find((match) => match?.id === 'root')?.loaderData
  return (root as { place: PagePlace } | undefined)?.place
}

function addressOf(
  { query = [] }: PageMeta,
  { origin, addresses }: PagePlace,
  { pathname, search }: PageMetaArgs['location'],
): string {
  const given = [...new URLSearchParams(search)].filter(([name]) => query.includes(name))
  const path = localPath(pathname.replace(/(?<=.)\/$/, ''), addresses)
  return `${origin}${path}${given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`}`
}

function publicMeta(page: PageMeta, place: PagePlace, address: string): MetaDescriptor[] {
  const { origin } = place
  const things = inItsLanguage(page.jsonLd?.(origin) ?? [], place)
  return [
    { tagName: 'link', rel: 'canonical', href: address },
    ...(page.alternates ?? []).map(({ lang, locale, path }) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: lang,
      href: origin + fixedPath(path, locale),
    })),
    ...sharedMeta(page, place, address),
    ...(page.article ? articleMeta(page.article) : []),
    ...(things.length === 0 ? [] : [{ 'script:ld+json': jsonLdGraph(things) }]),
  ]
}

/** With the addresses of the page's language; a thing that is named at the root is the same in every language. */
function inItsLanguage(
  things: readonly JsonLd[],
  { origin, addresses }: PagePlace,
): readonly JsonLd[] {
  const isOfPage = (thing: JsonLd) => !String(thing['@id']).startsWith(`${origin}/#`)
  const translate = (text: string) =>
    text.startsWith(`${origin}/`) && !text.startsWith(`${origin}/#`)
      ? origin + localPath(text.slice(origin.length), addresses)
      : text
  return things.map((thing) => (isOfPage(thing) ? mapTexts(thing, translate) : thing))
}

// https://ogp.me and https://developer.x.com/en/docs/x-for-websites/cards/overview/markup
function sharedMeta(page: PageMeta, place: PagePlace, address: string): MetaDescriptor[] {
  const { title, description } = page
  const { path, alt } = page.image ?? place.image
  // Title and description are taken from Open Graph.
  const card = { card: 'summary_large_image', image: place.origin + path, 'image:alt': alt }
  const openGraph = {
    type: page.article ? 'article' : 'website',
    site_name: place.siteName,
    locale: LOCALE_NAMES[place.locale].openGraph,
    url: address,
    title,
    ...(description !== undefined && { description }),
    image: card.image,
    'image:alt': alt,
    'image:type': 'image/png',
    'image:width': String(SHARE_IMAGE.width),
    'image:height': String(SHARE_IMAGE.height),
  }
  return [
    ...Object.entries(openGraph).map(([name, content]) => ({ property: `og:${name}`, content })),
    ...Object.entries(card).map(([name, content]) => ({ name: `twitter:${name}`, content })),
  ]
}

function articleMeta({ publishedAt, updatedAt, author }: NonNullable<PageMeta['article']>) {
  return [
    { property: 'article:published_time', content: publishedAt },
    { property: 'article:modified_time', content: updatedAt },
    { property: 'article:author', content: author },
  ]
}
