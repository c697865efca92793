import { isLocale, type Locale } from '#app/platform/texts/locales.ts'

type OtherLocale = Exclude<Locale, 'en'>

type Words = Readonly<Record<OtherLocale, string>>

const same = (word: string): Words => ({ es: word, pt: word, fr: word })

/** Of the first part of an English address; an address that begins otherwise exists in English only. */
const PAGES: Readonly<Record<string, Words>> = {
  about: { es: 'quienes-somos', pt: 'sobre-nos', fr: 'a-propos' },
  accessibility: { es: 'accesibilidad', pt: 'acessibilidade', fr: 'accessibilite' },
  blog: same('blog'),
  contact: { es: 'contacto', pt: 'contato', fr: 'contact' },
  countries: { es: 'paises', pt: 'paises', fr: 'pays' },
  disclaimer: { es: 'aviso-legal', pt: 'aviso-legal', fr: 'avertissement' },
  faq: { es: 'preguntas-frecuentes', pt: 'perguntas-frequentes', fr: 'questions-frequentes' },
  fees: { es: 'honorarios', pt: 'honorarios', fr: 'honoraires' },
  'feed.json': same('feed.json'),
  'feed.xml': same('feed.xml'),
  glossary: { es: 'glosario', pt: 'glossario', fr: 'glossaire' },
  privacy: { es: 'privacidad', pt: 'privacidade', fr: 'confidentialite' },
  search: { es: 'buscar', pt: 'buscar', fr: 'recherche' },
  'search.json': same('search.json'),
  services: { es: 'servicios', pt: 'servicos', fr: 'services' },
  urgent: { es: 'urgente', pt: 'urgente', fr: 'urgence' },
  'what-applies-now': {
    es: 'que-se-aplica-ahora',
    pt: 'o-que-vale-agora',
    fr: 'ce-qui-s-applique',
  },
  'who-may-help-you': {
    es: 'quien-puede-ayudarle',
    pt: 'quem-pode-ajudar',
    fr: 'qui-peut-vous-aider',
  },
}

const SERVICES: Readonly<Record<string, Words>> = {
  citizenship: { es: 'ciudadania', pt: 'cidadania', fr: 'citoyennete' },
  'family-immigration': {
    es: 'inmigracion-familiar',
    pt: 'imigracao-familiar',
    fr: 'immigration-familiale',
  },
  'investor-visa': {
    es: 'visa-de-inversionista',
    pt: 'visto-de-investidor',
    fr: 'visa-investisseur',
  },
  'permanent-residency': {
    es: 'residencia-permanente',
    pt: 'residencia-permanente',
    fr: 'residence-permanente',
  },
  'u-visa': { es: 'visa-u', pt: 'visto-u', fr: 'visa-u' },
  'work-visas': { es: 'visas-de-trabajo', pt: 'vistos-de-trabalho', fr: 'visas-de-travail' },
}

/** By the English first part; ids and slugs are the same in every language. */
const SECOND_PARTS: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  services: SERVICES,
  blog: { category: { es: 'categoria', pt: 'categoria', fr: 'categorie' } },
}

export type PageAddress = {
  locale: Locale
  /** The English one, which is the only one that the routes know. */
  path: string
  /** As it should have been asked for. */
  canonical: string
}

/** An address of the site in a language; one that exists in English only stays. @param path English, maybe with query and fragment */
export function localPath(path: string, locale: Locale): string {
  if (locale === 'en') return path
  const [, address = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? []
  if (address === '/') return `/${locale}${rest}`
  const parts = toLocal(partsOf(address), locale)
  return parts === null ? path : `/${locale}/${parts.join('/')}${rest}`
}

/** Null for an address in English, and for one that exists in no other language. @param path as asked for */
export function pageAddress(path: string): PageAddress | null {
  const [prefix = '', ...asked] = partsOf(path)
  if (!isLocale(prefix) || prefix === 'en') return null
  if (asked.length === 0) return { locale: prefix, path: '/', canonical: `/${prefix}` }
  // Whoever puts a language before an English address is led to the right one.
  const english = toEnglish(asked, prefix) ?? (toLocal(asked, prefix) && asked)
  if (english === null) return { locale: prefix, path, canonical: path }
  const address = `/${english.join('/')}`
  return { locale: prefix, path: address, canonical: localPath(address, prefix) }
}

function partsOf(path: string): string[] {
  // From the first of them: else each slash of a long run is tried.
  return path
    .replace(/(?<!\/)\/+$/, '')
    .split('/')
    .slice(1)
}

function toLocal(parts: readonly string[], locale: OtherLocale): string[] | null {
  const [first = '', second, ...rest] = parts
  const page = ownValue(PAGES, first)?.[locale]
  if (page === undefined || isPreview(first, second)) return null
  if (second === undefined) return [page]
  return [page, ownValue(SECOND_PARTS[first] ?? {}, second)?.[locale] ?? second, ...rest]
}

function toEnglish(parts: readonly string[], locale: OtherLocale): string[] | null {
  const [first = '', second, ...rest] = parts
  const page = englishOf(PAGES, first, locale)
  if (page === undefined || isPreview(page, second)) return null
  if (second === undefined) return [page]
  return [page, englishOf(SECOND_PARTS[page] ?? {}, second, locale) ?? second, ...rest]
}

// Its token is a secret, which only the English address hides from the log.
function isPreview(first: string, second: string | undefined): boolean {
  return first === 'blog' && second === 'preview'
}

function englishOf(words: Readonly<Record<string, Words>>, part: string, locale: OtherLocale) {
  return Object.keys(words).find((english) => words[english]?.[locale] === part)
}

function ownValue<Value>(values: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(values, key) ? values[key] : undefined
}
