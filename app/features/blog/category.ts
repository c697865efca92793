import { foldForSearch } from '#app/features/blog/search-text.ts'

/** A category with a page of its own. `names` are all spellings that lead there, the most used first. */
export type Category = { slug: string; name: string; names: readonly string[]; count: number }

/**
 * The readable part of a category's address: its letters and digits, folded and joined by hyphens.
 * @returns the empty string for a name without any
 */
export function categorySlug(name: string): string {
  return (foldForSearch(name).match(/[\p{L}\p{N}]+/gu) ?? []).join('-')
}

/** Where the articles of a category stand; null for a name that no address can be made of. */
export function categoryPath(name: string): string | null {
  const slug = categorySlug(name)
  return slug === '' ? null : `/blog/category/${encodeURIComponent(slug)}`
}

/**
 * Puts together what readers may choose from, the category of most posts first, then by name.
 * @param ofPosts the categories of each post
 */
export function groupCategories(ofPosts: readonly (readonly string[])[]): Category[] {
  const spellings = new Map<string, Map<string, number>>()
  const counts = new Map<string, number>()
  for (const names of ofPosts) {
    for (const name of names) {
      const known = spellings.get(categorySlug(name)) ?? new Map<string, number>()
      spellings.set(categorySlug(name), known.set(name, (known.get(name) ?? 0) + 1))
    }
    for (const slug of new Set(names.map(categorySlug)))
      counts.set(slug, (counts.get(slug) ?? 0) + 1)
  }
  spellings.delete('')
  return [...spellings]
    .map(([slug, known]) => {
      const names = [...known].toSorted(([, one], [, other]) => other - one).map(([name]) => name)
      return { slug, name: names[0] ?? slug, names, count: counts.get(slug) ?? 0 }
    })
    .toSorted((one, other) => other.count - one.count || one.name.localeCompare(other.name, 'en'))
}
