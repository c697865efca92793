import {
  type Post,
  type PostForm,
  type PostTextForm,
  readFields,
  TEXT_FIELDS,
} from '#app/features/posts/post.ts'
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

export function textFormOfPost(post: Post): PostTextForm {
  const texts = readFields(TEXT_FIELDS, (name) =>
    name === 'categories' ? post.categories.join(', ') : post[name],
  )
  return { ...texts, published: post.published }
}
