import type { PostInput } from '#app/features/posts/post.ts'
import { joinedWords } from '#app/features/posts/publication/slug-words.ts'
import { inAscii } from '#app/platform/texts/in-ascii.ts'

/** Null for a text without a digit and without a letter of a Latin, Greek or Cyrillic alphabet. */
export function slugOf(text: string): string | null {
  return joinedWords(inAscii(text))
}

/** With the address that was typed as it is stored; the browser does without the library and checks only whether there can be one. */
export function withSlug<Input extends Pick<PostInput, 'slug'>>(input: Input): Input {
  return { ...input, slug: input.slug === null ? null : slugOf(input.slug) }
}
