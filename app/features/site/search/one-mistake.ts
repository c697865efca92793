/** A word this short has no other letter in it: "gran" is not "gren". */
const SHORTEST = 4

/**
 * Whether the word may be the other one with a mistake: one letter too many, too few, another one, or two that are swapped. The first
 * letter is seldom wrong, except a vowel for another one: "retained" is not "detained".
 */
export function hasOneMistake(word: string, other: string): boolean {
  if (Math.abs(word.length - other.length) > 1) return false
  if (!/^(?:(.)\1|[aeiou]{2})$/.test(`${word[0]}${other[0]}`)) return false
  let start = 0
  while (start < word.length && word[start] === other[start]) start += 1
  const [left, right] = [word.slice(start), other.slice(start)]
  return (
    (word.length > SHORTEST && left.slice(1) === right.slice(1)) ||
    left.slice(1) === right ||
    left === right.slice(1) ||
    (left.slice(2) === right.slice(2) && left[0] === right[1] && left[1] === right[0])
  )
}

/** The known word that was meant, or the word as it is. */
export function corrected(word: string, known: ReadonlySet<string>): string {
  if (word.length < SHORTEST) return word
  const isMeant = (other: string) => other.length >= SHORTEST && hasOneMistake(word, other)
  return [...known].find(isMeant) ?? word
}
