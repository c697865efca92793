import slugify from 'slugify'
import type { PostInput } from '#app/features/posts/post.ts'
import { foldedLetters, joinedWords } from '#app/features/posts/publication/slug-words.ts'

/** Null for a text without a digit and without a letter of a Latin, Greek or Cyrillic alphabet. */
export function slugOf(text: string): string | null {
  return joinedWords(
    foldedLetters(text).replaceAll(
      /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/gu,
      inAscii,
    ),
  )
}

/** With the address that was typed as it is stored; the browser does without the library and checks only whether there can be one. */
export function withSlug<Input extends Pick<PostInput, 'slug'>>(input: Input): Input {
  return { ...input, slug: input.slug === null ? null : slugOf(input.slug) }
}

function inAscii(letter: string): string {
  if (letter <= '\x7f') return letter
  return OWN_LETTERS[letter] ?? slugify(letter, { lower: true, strict: true })
}

// Where the library writes a digit or what only looks alike (ISO 843 has the sound), and letters that it does not know.
const OWN_LETTERS: Readonly<Record<string, string>> = {
  η: 'i',
  θ: 'th',
  ξ: 'x',
  χ: 'ch',
  ω: 'o',
  ѕ: 'dz',
  ҕ: 'gh',
  җ: 'j',
  ҙ: 'z',
  ҝ: 'g',
  ҟ: 'k',
  ҡ: 'q',
  ҥ: 'ng',
  ҧ: 'p',
  ҩ: 'o',
  ҫ: 's',
  ҭ: 't',
  ҳ: 'h',
  ҵ: 'ts',
  ҷ: 'j',
  ҹ: 'j',
  ҽ: 'ch',
  ҿ: 'ch',
  ӄ: 'k',
  ӈ: 'ng',
  ӕ: 'ae',
  ӡ: 'dz',
  ԥ: 'p',
}
