import { isLocale, type Locale } from '#app/platform/texts/locales.ts'

/** Where a language has the pages, by the paths that the routes know; a path that is not named stays as it is. */
export type Addresses = { locale: Locale; paths: Readonly<Record<string, string>> }

/** Of what has no record. */
const WORDS: Readonly<Record<string, Readonly<Record<Exclude<Locale, 'en'>, string>>>> = {
  '/blog': { es: '/blog', pt: '/blog', fr: '/blog' },
  '/blog/category': { es: '/blog/categoria', pt: '/blog/categoria', fr: '/blog/categorie' },
  '/feed.json': { es: '/feed.json', pt: '/feed.json', fr: '/feed.json' },
  '/feed.xml': { es: '/feed.xml', pt: '/feed.xml', fr: '/feed.xml' },
  '/search': { es: '/buscar', pt: '/buscar', fr: '/recherche' },
  '/search.json': { es: '/search.json', pt: '/search.json', fr: '/search.json' },
}

export const FIXED_ADDRESSES: Readonly<Record<Locale, Addresses>> = {
  en: { locale: 'en', paths: {} },
  es: fixedAddresses('es'),
  pt: fixedAddresses('pt'),
  fr: fixedAddresses('fr'),
}

function fixedAddresses(locale: Exclude<Locale, 'en'>): Addresses {
  const paths: Record<string, string> = {}
  for (const [path, words] of Object.entries(WORDS)) paths[path] = `/${locale}${words[locale]}`
  return { locale, paths }
}

/** The address in a language; of what exists in English only, the path itself. @param path maybe with query and fragment */
export function localPath(path: string, { locale, paths }: Addresses): string {
  const [, asked = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? []
  if (asked === '/') return locale === 'en' ? path : `/${locale}${rest}`
  const address = withoutEnd(asked)
  const start = longestStart(address, (each) => Object.hasOwn(paths, each))
  return start === null ? path : `${paths[start]}${address.slice(start.length)}${rest}`
}

/** Of what has no record: posts, categories, feeds and the search. @param path English, as for `localPath` */
export function fixedPath(path: string, locale: Locale): string {
  return localPath(path, FIXED_ADDRESSES[locale])
}

/** Of the language that its first part names; of everything else, English. */
export function localeOfPath(path: string): Locale {
  const [, first = ''] = path.split('/', 2)
  return isLocale(first) ? first : 'en'
}

export function withoutEnd(path: string): string {
  // From the first of them: else each slash of a long run is tried.
  return path.replace(/(?<!\/)\/+$/, '')
}

// `/es/blog/categoria` has the most of those that are known.
const MOST_PARTS = 3

/** Of whole parts of a path; null where none is known. */
export function longestStart(path: string, isKnown: (start: string) => boolean): string | null {
  // Its token is a secret, which only the English address hides from the log.
  if (/^(?:\/\w\w)?\/blog\/preview(?:\/|$)/.test(path)) return null
  const parts = path.split('/', MOST_PARTS + 1)
  for (let count = parts.length; count > 1; count -= 1) {
    const start = parts.slice(0, count).join('/')
    if (isKnown(start)) return start
  }
  return null
}
