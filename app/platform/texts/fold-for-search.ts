import { foldForKey, isAscii } from '#app/platform/texts/fold-for-key.ts'

/** As `foldForKey`; also every hyphen and dash is "-", a letter that is none with an accent is written in plain ones, and nothing invisible is left. */
export function foldForSearch(text: string): string {
  if (isAscii(text)) return foldForKey(text)
  return foldForKey(text.replaceAll(/\p{Cf}/gu, '')).replaceAll(
    LETTERS_AND_DASHES,
    (sign) => PLAIN_LETTERS[sign] ?? '-',
  )
}

/** Folds both sides; no match crosses two texts. */
export function hasSearchText(texts: readonly string[], search: string): boolean {
  const terms = foldForSearch(search)
  return texts.some((text) => foldForSearch(text).includes(terms))
}

// Of Latin scripts, as addresses write them too: their library is too large for the pages that search. And the sigma at the end of a word.
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ı: 'i',
  ə: 'a',
  ĸ: 'k',
  ɑ: 'a',
  ɓ: 'b',
  ƈ: 'c',
  ɖ: 'd',
  ɗ: 'd',
  ɛ: 'e',
  ǝ: 'e',
  ƒ: 'f',
  ǥ: 'g',
  ɠ: 'g',
  ɣ: 'g',
  ɨ: 'i',
  ɩ: 'i',
  ƙ: 'k',
  ɲ: 'n',
  ɔ: 'o',
  ɵ: 'o',
  ƥ: 'p',
  ʃ: 's',
  ƭ: 't',
  ʈ: 't',
  ʉ: 'u',
  ʊ: 'u',
  ʋ: 'v',
  ƴ: 'y',
  ƶ: 'z',
  ʒ: 'z',
  ς: 'σ',
}

const LETTERS_AND_DASHES = new RegExp(
  `[${Object.keys(PLAIN_LETTERS).join('')}\\p{Dash}\\u2043\\u02d7]`,
  'gu',
)
