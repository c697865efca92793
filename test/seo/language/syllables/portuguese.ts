const VOWEL = 'aeiouáéíóúâêôãõàü'

// As a Brazilian dictionary divides words: `i` and `u` make one syllable with the vowel before them, and two with the one
// after them, but for the ending of words such as "família".
const RULES: readonly (readonly [RegExp, string])[] = [
  [/[qg]u(?=[aeioáéíóâêôãõ])/g, 'k'],
  [/^(?:ao|aos)$/g, 'a'],
  // Prefixes are divided from what follows.
  [/^re(?=un)|^pro(?=ib)/g, '$&-'],
  // "história", "água", "espontâneo"
  [new RegExp(`([áéíóúâêô][^${VOWEL}]+)[ieuo]([aeo])(?=s?$)`, 'g'), '$1$2'],
  // "sair", "juiz", "ainda", "rainha": before such an end, `i` and `u` are a syllable of their own.
  [new RegExp(`(?<=[aeiou])(?=[iu](?:nh|[lmnrz](?![${VOWEL}h])))`, 'g'), '-'],
  // "saiu"
  [/(?<=[aou])(?=iu)/g, '-'],
  [/ãe|ão|õe(?!m)/g, 'a'],
  // Falling diphthongs, also where another vowel follows: "mei-a"
  [/(?<=[aeoáéóâêô])[iu]|ui|iu/g, '_'],
]

export function portugueseSyllables(word: string): number {
  const divided = RULES.reduce(
    (text, [pattern, replacement]) => text.replaceAll(pattern, replacement),
    word.toLowerCase(),
  )
  return divided.match(new RegExp(`[${VOWEL}]|(?<![${VOWEL}])_`, 'g'))?.length ?? 0
}
