import { categorySlug } from '#app/features/posts/category.ts'
import { parseCategories } from '#app/features/posts/post.ts'
import type { StoredFields } from '#app/features/posts/stored-fields.ts'

/** By the slug of a present or former name (decision 39). */
export type CurrentNames = ReadonlyMap<string, string>

export type CategoryTexts = { name: string; description: string }

/** By field; `into` is the category to merge with. */
export type CategoryProblems = Partial<Record<keyof CategoryTexts | 'into', string>>

/** One without posts is among them, too, where something was set for it. */
export type StaffCategory = CategoryTexts & {
  slug: string
  version: number
  /** How many posts readers see in it. */
  published: number
  unpublished: number
}

export const CATEGORY_LIMITS = { name: 60, description: 300 } as const

/** Null: it can be used. */
export function nameProblemOf(name: string): 'empty' | 'long' | 'comma' | 'unreadable' | null {
  if (name === '') return 'empty'
  if (name.length > CATEGORY_LIMITS.name) return 'long'
  if (name.includes(',')) return 'comma'
  return categorySlug(name) === '' ? 'unreadable' : null
}

export function oneLine(text: string): string {
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
  const typed = parseCategories(fields['categories'] ?? '')
  const current = currentCategories(typed, names)
  const isSame = current.join() === typed.join()
  return isSame ? fields : { ...fields, categories: current.join(', ') }
}
