/**
 * By the orthography of the Real Academia (2010): `i` and `u` without an accent never make a syllable beside another vowel, and an
 * `h` between vowels counts for nothing ("prohi-bi-do").
 */
export function spanishSyllables(word: string): number {
  const vowels = word
    .toLowerCase()
    .replaceAll(/qu|gu(?=[eiéí])/g, 'k')
    .replaceAll(/y(?![aeiouáéíóúü])/g, 'i')
    .replaceAll(/(?<=[aeiouáéíóúü])h(?=[aeiouáéíóúü])/g, '')
    .match(/[aeiouáéíóúü]+/g)
  const nuclei = vowels?.map((group) => group.match(/[aeoáéíóú]/g)?.length ?? 1)
  return nuclei?.reduce((sum, count) => sum + count, 0) ?? 0
}
