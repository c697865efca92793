import { categorySlug } from '#app/features/posts/category.ts'
import { parseNames } from '#app/platform/texts/parse-names.ts'
import type { StoredFields } from '#app/features/entries/drafts/stored-fields.ts'
import { type Locale, LOCALES } from '#app/platform/texts/locales.ts'

/** By the slug of a present or former name; the names of one language (decisions 39 and 60). */
export type CurrentNames = ReadonlyMap<string, string>

export type CategoryTexts = { name: string; description: string }

export type OtherLocale = Exclude<Locale, 'en'>

export const OTHER_LOCALES = LOCALES.filter((locale) => locale !== 'en')

/** A language without a name of its own has the first one. */
export type NamedCategory = CategoryTexts & {
  /** Of its first name. */
  slug: string
  translated: { [locale in OtherLocale]?: CategoryTexts | undefined }
}

/** What its form says; empty texts: the language has no name of its own. */
export type CategoryForm = Record<Locale, CategoryTexts>

type TextField = keyof CategoryTexts

export type CategoryField = TextField | `${TextField}-${OtherLocale}`

/** By field; `into` is the category to merge with. */
export type CategoryProblems = Partial<Record<CategoryField | 'into', string>>

/** One without posts is among them, too, where something was set for it. */
export type StaffCategory = NamedCategory & {
  version: number
  /** How many posts readers see in it. */
  published: number
  unpublished: number
}

export const CATEGORY_LIMITS = { name: 60, description: 300 } as const

export function fieldOf(field: TextField, locale: Locale): CategoryField {
  return locale === 'en' ? field : `${field}-${locale}`
}

/** The first texts, or those of the language; undefined: it has none of its own. */
export function ownTexts(category: NamedCategory, locale: Locale): CategoryTexts | undefined {
  return locale === 'en' ? category : category.translated[locale]
}

export function nameIn(category: NamedCategory, locale: Locale): string {
  return ownTexts(category, locale)?.name ?? category.name
}

/** Of its address in the language. */
export function slugIn(category: NamedCategory, locale: Locale): string {
  const name = locale === 'en' ? undefined : category.translated[locale]?.name
  return name === undefined ? category.slug : categorySlug(name)
}

/** Finds the slug of the first name from that in a language; one that no category has is its own. */
export function firstSlugs(categories: readonly NamedCategory[]) {
  const own = new Map<string, string>()
  for (const category of categories)
    for (const locale of OTHER_LOCALES)
      if (category.translated[locale])
        own.set(`${locale} ${slugIn(category, locale)}`, category.slug)
  return (locale: Locale, slug: string) => own.get(`${locale} ${slug}`) ?? slug
}

/** Null: it can be used. */
export function nameProblemOf(name: string): 'empty' | 'long' | 'comma' | 'unreadable' | null {
  if (name === '') return 'empty'
  if (name.length > CATEGORY_LIMITS.name) return 'long'
  if (name.includes(',')) return 'comma'
  return categorySlug(name) === '' ? 'unreadable' : null
}

export function trimmedLine(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ')
}

export function currentCategories(categories: readonly string[], names: CurrentNames): string[] {
  return [...new Set(categories.map((name) => names.get(categorySlug(name)) ?? name))]
}

/** What was typed or stored under a former name has the present one. */
export function withCurrentNames(
  fields: StoredFields,
  names: CurrentNames = new Map(),
): StoredFields {
  const typed = parseNames(fields['categories'] ?? '')
  const current = currentCategories(typed, names)
  const isSame = current.join() === typed.join()
  return isSame ? fields : { ...fields, categories: current.join(', ') }
}
