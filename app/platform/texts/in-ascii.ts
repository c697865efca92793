import slugify from 'slugify'
import { foldedLetters } from '#app/platform/texts/address-words.ts'

/** In small letters, so that an address can be made of it; the browser does without the library. */
export function inAscii(text: string): string {
  return foldedLetters(text).replaceAll(
    /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/gu,
    letterInAscii,
  )
}

function letterInAscii(letter: string): string {
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
