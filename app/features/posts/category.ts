import { pathTo } from '#app/addresses.ts'
import { foldForKey } from '#app/platform/texts/fold-for-key.ts'

/** `names`: all spellings, the most used first. */
export type Category = { slug: string; name: string; names: readonly string[]; count: number }

/** Empty for a name without letters and digits. */
export function categorySlug(name: string): string {
  return (foldForKey(name).match(/[\p{L}\p{N}]+/gu) ?? []).join('-')
}

export function categoryPath(name: string): string | null {
  const slug = categorySlug(name)
  return slug === '' ? null : pathTo('/blog/category/:category', { category: slug })
}

/** The category of most posts first, then by name. */
export function groupCategories(ofPosts: readonly (readonly string[])[]): Category[] {
  const uses = new Map<string, number>()
  for (const names of ofPosts) for (const name of names) uses.set(name, (uses.get(name) ?? 0) + 1)
  return rankCategories(
    [...uses].map(([name, posts]) => ({ slug: categorySlug(name), name, posts })),
  )
}

/** A spelling may occur more than once. */
export function rankCategories(
  uses: readonly { slug: string; name: string; posts: number }[],
): Category[] {
  const bySlug = Map.groupBy(uses, ({ slug }) => slug)
  bySlug.delete('')
  return [...bySlug]
    .map(([slug, spellings]) => {
      const posts = new Map<string, number>()
      for (const use of spellings) posts.set(use.name, (posts.get(use.name) ?? 0) + use.posts)
      const names = [...posts].toSorted(([, one], [, other]) => other - one).map(([name]) => name)
      const count = spellings.reduce((sum, use) => sum + use.posts, 0)
      return { slug, name: names[0] ?? slug, names, count }
    })
    .toSorted((one, other) => other.count - one.count || one.name.localeCompare(other.name, 'en'))
}
