import { randomInt } from 'node:crypto'

// Without characters that are mistaken for one another, and without vowels, which would make words.
const CHARACTERS = 'BCDFGHJKLMNPQRTVWXY346789'

/** A random reference that can be read out on the telephone, such as "K7-Q4M"; one of some ten million. */
export function aReference(): string {
  return `${some(2)}-${some(3)}`
}

function some(count: number): string {
  return Array.from({ length: count }, () => CHARACTERS.charAt(randomInt(CHARACTERS.length))).join(
    '',
  )
}
