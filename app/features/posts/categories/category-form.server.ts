import { type CategoryForm, fieldOf } from '#app/features/posts/categories/category-names.ts'
import { textOf } from '#app/platform/http/read-form.server.ts'
import type { Locale } from '#app/platform/texts/locales.ts'

/** As typed. */
export function readCategoryForm(form: FormData): CategoryForm {
  const textsIn = (locale: Locale) => ({
    name: textOf(form, fieldOf('name', locale)),
    description: textOf(form, fieldOf('description', locale)),
  })
  return { en: textsIn('en'), es: textsIn('es'), pt: textsIn('pt'), fr: textsIn('fr') }
}
