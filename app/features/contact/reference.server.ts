import { randomInt } from 'node:crypto'

// Without easily confused characters, and without vowels, which would make words.
const CHARACTERS = 'BCDFGHJKLMNPQRTVWXY346789'

/** Such as "K7-Q4M", to be read out on the telephone; one of some ten million. */
export function aReference(): string {
  return `${some(2)}-${some(3)}`
}

function some(count: number): string {
  return Array.from({ length: count }, () => CHARACTERS.charAt(randomInt(CHARACTERS.length))).join(
    '',
  )
}
