import { isLocale } from '#app/platform/texts/locales.ts'

/** Whether a page cannot have this word as its address, because something else of the site begins with it. */
export function isReserved(word: string): boolean {
  return WORDS.has(word) || isLocale(word)
}

const WORDS: ReadonlySet<string> = new Set([
  'accent',
  'assets',
  'blog',
  'book',
  'countries',
  'dashboard',
  'dev',
  'email-change',
  'feed',
  'images',
  'invitation',
  'languages',
  'login',
  'logout',
  'metrics',
  'og',
  'password-reset',
  'preview',
  'search',
  'session',
  'setup',
  'sitemaps',
  'visits',
])
