import type { NamedCategory } from '#app/features/posts/categories/category-names.ts'
import { categorySlug } from '#app/features/posts/category.ts'

/** Those of the samples, in each language. */
export const sampleCategories: readonly NamedCategory[] = [
  named('Immigration Law', 'Ley de inmigración', 'Direito de imigração', 'Droit de l’immigration'),
  named('Policy Updates', 'Nuevas reglas', 'Novas regras', 'Nouvelles règles'),
  named(
    'Family Immigration',
    'Inmigración familiar',
    'Imigração familiar',
    'Immigration familiale',
  ),
  named('Visa', 'Visas', 'Vistos', 'Visas'),
]

function named(name: string, es: string, pt: string, fr: string): NamedCategory {
  const texts = (of: string) => ({ name: of, description: '' })
  const translated = { es: texts(es), pt: texts(pt), fr: texts(fr) }
  return { slug: categorySlug(name), ...texts(name), translated }
}
