import type { Post } from '#app/features/posts/post.ts'

type SampleTexts = Pick<Post, 'slug' | 'title' | 'excerpt' | 'content'> & {
  categories: readonly string[]
}

/** Spec 1.14; `date` is the day of `createdAt` in the long form of the language. */
export type WrittenSample = SampleTexts &
  Pick<Post, 'author' | 'date'> & {
    /** Empty: the site draws a cover for the first category. */
    image: ''
    /** ISO 8601. */
    createdAt: string
  }

/** `translates` is the slug of the English one, from which it has the rest. */
export type TranslatedSample = SampleTexts & { translates: string }
