import type { Post, PostForm } from '#app/features/blog/post.ts'

/** A saved post as the editor's form shows it. */
export function formOfPost(post: Post): PostForm {
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
