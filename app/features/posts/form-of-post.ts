import type { StoredFields } from '#app/features/entries/drafts/stored-fields.ts'
import { parseNames } from '#app/platform/texts/parse-names.ts'
import {
  type Post,
  type PostForm,
  type PostText,
  type PostTextForm,
  readFields,
} from '#app/features/posts/post.ts'
import { TEXT_FIELDS } from '#app/features/posts/post-fields.ts'
import { NEW_PUBLICATION, publicationForm } from '#app/features/posts/publication/publication.ts'
import { type LocalDate, longDate } from '#app/platform/local-time.ts'

/** `today` by the office's clock. */
export function formOfNewPost(author: string, today: LocalDate): PostForm {
  const empty = readFields(TEXT_FIELDS, () => '')
  return { ...empty, author, date: longDate(today), published: false, ...NEW_PUBLICATION }
}

export function formOfPost(post: Post, timeZone: string): PostForm {
  return { ...textFormOfPost(post), ...publicationForm(post, timeZone) }
}

export function textFormOfPost(post: PostText): PostTextForm {
  const texts = readFields(TEXT_FIELDS, (name) =>
    name === 'categories' ? post.categories.join(', ') : post[name],
  )
  return { ...texts, published: post.published }
}

export function storedFieldsOf(form: Partial<PostForm>): StoredFields {
  const entries = Object.entries(form).map(([name, value]): [string, string] => [
    name,
    value === true ? 'on' : String(value),
  ])
  return Object.fromEntries(entries.filter(([name]) => form[name as keyof PostForm] !== false))
}

/** A field that was unknown when the draft was stored stays. */
export function withStoredFields<Form extends Partial<PostForm>>(
  form: Form,
  fields: StoredFields,
): Form {
  const entries = Object.entries(form).map(([name, value]) => [
    name,
    typeof value === 'boolean' ? fields[name] === 'on' : (fields[name] ?? value),
  ])
  return Object.fromEntries(entries) as Form
}

/** Surrounding blanks are not saved, so they do not count. */
export function differingFields(form: Partial<PostForm>, fields: StoredFields): string[] {
  const other = withStoredFields(form, fields)
  const names = Object.keys(form) as (keyof PostForm)[]
  return names.filter((name) => comparable(name, form[name]) !== comparable(name, other[name]))
}

function comparable(name: keyof PostForm, value: string | boolean = ''): string | boolean {
  if (typeof value === 'boolean') return value
  return name === 'categories'
    ? parseNames(value).join(', ')
    : value.replaceAll('\r\n', '\n').trim()
}
