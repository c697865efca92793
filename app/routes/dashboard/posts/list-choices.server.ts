import { listCategories } from '#app/features/posts/categories/categories.server.ts'
import { listAuthors } from '#app/features/posts/search/authors.server.ts'
import { listUsedLanguages } from '#app/features/posts/translations/translations.server.ts'
import type { Services } from '#app/server/services.server.ts'

/** By what the list of posts can be narrowed. */
export async function loadListChoices({ db }: Pick<Services, 'db'>) {
  const [categories, languages, authors] = await Promise.all([
    listCategories(db, 'staff'),
    listUsedLanguages(db),
    listAuthors(db),
  ])
  return {
    categories: categories.map(({ slug, name }) => ({ slug, name })),
    languages,
    authors,
  }
}
