import type { Post, PostForm, PostTextForm } from '#app/features/blog/post.ts'
import { publicationForm } from '#app/features/blog/publication.ts'

/** A saved post as the editor's form shows it. @param timeZone the office's, in which its times are written */
export function formOfPost(post: Post, timeZone: string): PostForm {
  return { ...textFormOfPost(post), ...publicationForm(post, timeZone) }
}

/** Its texts and its switch alone. */
export function textFormOfPost(post: Post): PostTextForm {
  const { title, excerpt, content, author, date, image, imageAlt, published } = post
  return {
    title,
    excerpt,
    content,
    author,
    date,
    image,
    imageAlt,
    published,
    categories: post.categories.join(', '),
  }
}
