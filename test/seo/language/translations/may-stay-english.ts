import type { ReadingLanguage } from '#test/seo/language/readability.ts'
import type { TextLeaf } from '#test/seo/language/translations/text-leaves.ts'

export type Translation = Exclude<ReadingLanguage, 'en'>

/** Names of persons, places, registers and languages. */
const NAMES = [
  /^firm\.firm\.(?:name|logo\.\w+|responsibleAttorney\.\w+)$/,
  /^office\.\w+\.(?:name|street|city|state)$/,
  /^person\.[\w-]+\.(?:name|admissions\.\d+\.\w+)$/,
  /^country\.\w+\.country$/,
  /\.ownNames\.\w+$/,
  /\.visaBulletin(?:Texts)?\.countries\.\w+$/,
]

const NO_WORD = /^(?:\{[^}]*\}|[^\p{L}]|[A-Z]{1,4}-?\d+\w*)*$/u

/** Whole texts that are written alike, maybe after a number. */
const ALIKE: Record<Translation | 'all', readonly string[]> = {
  all: ['WhatsApp', 'Blog', 'USCIS', 'VAWA'],
  es: ['Error: {title}', 'General', 'No', 'Visa'],
  pt: ['Green card', 'Menu'],
  fr: [
    'Article',
    'Articles',
    'Articles (JSON Feed)',
    'Articles (RSS)',
    'Contact',
    'Inadmissible',
    'Inspection',
    'Menu',
    'Notifications',
    'Page',
    'Pause',
    'Service',
    'Services',
    'Visa',
    'questions',
  ],
}

function isName({ path }: Pick<TextLeaf, 'path'>): boolean {
  return NAMES.some((pattern) => pattern.test(path))
}

export function mayStayEnglish({ path, text }: TextLeaf, language: Translation): boolean {
  return (
    NO_WORD.test(text) ||
    isName({ path }) ||
    [...ALIKE.all, ...ALIKE[language]].includes(text.replace(/^\d+ /, ''))
  )
}
