import type { FormField, GroupField } from '#app/features/entries/form/form-field.ts'
import { type PostForm, TEXT_FIELDS } from '#app/features/posts/post.ts'
import { languageName } from '#app/features/posts/translations/translation.ts'
import { LOCALES } from '#app/platform/texts/locales.ts'

type Name = Exclude<keyof PostForm, 'findingsReason' | 'imageDecorates'>

const text = (kind: TextKind, label: string): FormField => ({ kind, label, empty: 'required' })

type TextKind = Exclude<FormField['kind'], 'choice' | 'fixed' | 'group' | 'list' | 'oneOf'>

const languages = LOCALES.map((value) => ({ value, label: languageName(value, 'en') }))

const fields = {
  title: text('line', 'Title'),
  excerpt: text('paragraph', 'Excerpt'),
  content: text('markdown', 'Content'),
  author: text('line', 'Author'),
  date: text('line', 'Date'),
  categories: text('names', 'Categories'),
  image: text('image', 'Image'),
  imageAlt: text('line', 'Description of the image'),
  published: text('yesNo', 'Published'),
  locale: { kind: 'choice', label: 'Language', empty: 'required', options: languages },
  slug: text('slug', 'Address'),
  publishAt: text('moment', 'Publish at'),
  unpublishAt: text('moment', 'Unpublish at'),
  reviewedBy: text('line', 'Reviewed by'),
  reviewedOn: text('day', 'Reviewed on'),
} as const satisfies Record<Name, FormField>

/** The form of a post as an entry: what merging, comparing and a list of its fields need to know of them. */
export const postForm: GroupField = {
  kind: 'group',
  label: '',
  empty: 'required',
  fields: Object.entries(fields),
}

/** Of its texts only. */
export const textForm = formOf(TEXT_FIELDS)

/** With these fields only. */
export function formOf(names: readonly string[]): GroupField {
  return { ...postForm, fields: postForm.fields.filter(([name]) => names.includes(name)) }
}
