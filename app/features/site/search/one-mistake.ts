/**
 * Whether the word may be the other one with a mistake: one letter too many, too few, another one, or two that are swapped. The first
 * letter is seldom the wrong one, and most words that are alike but for it mean something else: "retained" is not "detained".
 */
export function hasOneMistake(word: string, other: string): boolean {
  if (word[0] !== other[0] || Math.abs(word.length - other.length) > 1) return false
  let start = 0
  while (start < word.length && word[start] === other[start]) start += 1
  const [left, right] = [word.slice(start), other.slice(start)]
  return (
    left.slice(1) === right.slice(1) ||
    left.slice(1) === right ||
    left === right.slice(1) ||
    (left.slice(2) === right.slice(2) && left[0] === right[1] && left[1] === right[0])
  )
}

const SHORTEST = 4
const SHORTEST_WITH_ANOTHER_LETTER = 5

/** The known word that was meant, or the word as it is. */
export function corrected(word: string, known: ReadonlySet<string>): string {
  if (word.length < SHORTEST) return word
  const isMeant = (other: string) =>
    other.length >= SHORTEST &&
    hasOneMistake(word, other) &&
    (word.length >= SHORTEST_WITH_ANOTHER_LETTER || !hasAnotherLetter(word, other))
  return [...known].find(isMeant) ?? word
}

function hasAnotherLetter(word: string, other: string): boolean {
  return (
    word.length === other.length && [...word].toSorted().join() !== [...other].toSorted().join()
  )
}
