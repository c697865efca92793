import type { FormField, GroupField } from '#app/features/entries/form/form-field.ts'
import type { PostForm } from '#app/features/posts/post.ts'
import { fieldOf, TEXT_FIELDS, type TextName } from '#app/features/posts/post-fields.ts'
import { languageName } from '#app/features/posts/translations/translation.ts'
import { LOCALES } from '#app/platform/texts/locales.ts'

type OtherName = Exclude<keyof PostForm, TextName | 'findingsReason' | 'imageDecorates'>

const other = (kind: OtherKind, label: string): FormField => ({ kind, label, empty: 'required' })

type OtherKind = 'yesNo' | 'slug' | 'moment' | 'line' | 'day'

const languages = LOCALES.map((value) => ({ value, label: languageName(value, 'en') }))

const texts = TEXT_FIELDS.map((name) => [name, { ...fieldOf(name), empty: 'required' }] as const)

const others = {
  published: other('yesNo', 'Published'),
  locale: { kind: 'choice', label: 'Language', empty: 'required', options: languages },
  slug: other('slug', 'Address'),
  publishAt: other('moment', 'Publish at'),
  unpublishAt: other('moment', 'Unpublish at'),
  reviewedBy: other('line', 'Reviewed by'),
  reviewedOn: other('day', 'Reviewed on'),
} as const satisfies Record<OtherName, FormField>

/** The form of a post as an entry: what merging, comparing and a list of its fields need to know of them. */
export const postForm: GroupField = {
  kind: 'group',
  label: '',
  empty: 'required',
  fields: [...texts, ...Object.entries(others)],
}

/** Of its texts only. */
export const textForm = formOf(TEXT_FIELDS)

/** With these fields only. */
export function formOf(names: readonly string[]): GroupField {
  return { ...postForm, fields: postForm.fields.filter(([name]) => names.includes(name)) }
}
