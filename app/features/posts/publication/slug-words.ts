import { isPostId } from '#app/features/posts/post.ts'
import { addressWords, foldedLetters } from '#app/platform/texts/address-words.ts'

const RESERVED_SLUGS = new Set(['category', 'feed', 'preview', 'search'])

/** Only what is written in ASCII; null without a letter or a digit. */
export function joinedWords(text: string): string | null {
  const slug = addressWords(text)
  if (slug === '') return null
  return RESERVED_SLUGS.has(slug) || isPostId(slug) ? `post-${slug}` : slug
}

/** Whether an address can be made of it. */
export function hasSlugLetters(text: string): boolean {
  return /[\d\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u.test(text.normalize('NFKD'))
}

/** The address of a post whose title has no such letter. */
export function daySlug(date: string, at: Date): string {
  return joinedWords(foldedLetters(date)) ?? at.toISOString().slice(0, 10)
}

/** The id of a heading, to which links lead and which nothing stores: always by the first rule of addresses. */
export function headingId(text: string): string {
  const letters = text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
  return joinedWords(letters.replaceAll(/['’]/g, '')) ?? 'post'
}
