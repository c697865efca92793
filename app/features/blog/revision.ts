import { textFormOfPost } from '#app/features/blog/form-of-post.ts'
import { differingFields, type KeptForm } from '#app/features/blog/kept-form.ts'
import { type Post, type PostForm, parseCategories } from '#app/features/blog/post.ts'

/** A text that a post has, or once had, as a list shows it. */
export type RevisionSummary = {
  /** The version with which it was saved. */
  version: number
  title: string
  /** How many words the content has. */
  words: number
  savedAt: Date
  /** The e-mail of whoever saved it; null where another hand wrote it. */
  savedBy: string | null
}

/** A revision with its texts. */
export type Revision = RevisionSummary & { fields: KeptForm }

/** What a revision is about. Whether and when a post is published is another matter: it stays when a text is restored. */
export const REVISED_FIELDS = [
  'title',
  'excerpt',
  'content',
  'author',
  'date',
  'categories',
  'image',
  'imageAlt',
] as const satisfies readonly (keyof PostForm)[]

/** Of each post, all revisions of the last 30 days are kept, and in any case the last 50; never more than 500. */
export const REVISIONS_KEPT = { days: 30, least: 50, most: 500 } as const

/** Whether a revision's text is another than the post's. */
export function differsFromPost({ fields }: Pick<Revision, 'fields'>, post: Post): boolean {
  const differing = differingFields(textFormOfPost(post), fields)
  return REVISED_FIELDS.some((name) => differing.includes(name))
}

/** The texts of a revision as values of a post. A field that it does not know is as the post has it. */
export function textsOf(fields: KeptForm, post: Post): Pick<Post, (typeof REVISED_FIELDS)[number]> {
  const text = (name: Exclude<(typeof REVISED_FIELDS)[number], 'categories'>) =>
    fields[name] ?? post[name]
  const categories = fields['categories']
  return {
    title: text('title'),
    excerpt: text('excerpt'),
    content: text('content'),
    author: text('author'),
    date: text('date'),
    image: text('image'),
    imageAlt: text('imageAlt'),
    categories: categories === undefined ? post.categories : parseCategories(categories),
  }
}
