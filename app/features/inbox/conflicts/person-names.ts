import { doubleMetaphone } from 'double-metaphone'
import { LRUCache } from 'lru-cache'
import { foldForKey } from '#app/platform/texts/fold-for-key.ts'

/** `reordered`: the same words, in another order or with some left out. */
export const MATCH_KINDS = ['exact', 'reordered', 'phonetic'] as const

export type MatchKind = (typeof MATCH_KINDS)[number]

// Left out of a name as often as written.
const PARTICLES =
  /^(?:de|del|la|las|los|el|al|da|das|do|dos|di|du|des|e|y|van|von|ben|bin|ibn|bint|ould|wuld|uld|mint|abu|st|saint|hadj|hajj|haj|alhaji|alhaja|elhadj|elhadji|hadji|mr|mrs|ms|miss|dr|rev|sr|sra|dona|don|jr|junior|neto|filho|filha|sobrinho)$/

/** A name of more words is cut: no person has as many. */
const WORDS_MOST = 12

/** Without particles, titles and initials, unless there is nothing else. */
function meaningfulOf(words: string[]): string[] {
  const meaning = words.filter((word) => [...word].length > 1 && !PARTICLES.test(word))
  return meaning.length > 0 ? meaning : words
}

/** Without case, accents and hyphens. */
function allWordsOf(name: string): string[] {
  const plain = foldForKey(name).replaceAll(/['’ʼʻ`´]/g, '')
  return plain.match(/[\p{L}\p{N}]+/gu)?.slice(0, WORDS_MOST) ?? []
}

// As of "Abdul Rahman", which is also written "Abdulrahman".
const FIRST_PART_MOST = 5

/** A name as it is, and with each short word joined to the next. */
function readingsOf(name: string): string[][] {
  const words = allWordsOf(name)
  const joined = words.flatMap((word, index) => {
    const next = words[index + 1]
    if (next === undefined || word.length > FIRST_PART_MOST) return []
    return [meaningfulOf([...words.slice(0, index), word + next, ...words.slice(index + 2)])]
  })
  return [meaningfulOf(words), ...joined]
}

// How the languages of the firm's clients write one sound.
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/^(?:dia|dja|jia)(?=l)/, 'ja'],
  [/dj/g, 'j'],
  [/t(?:ch|sh|sch)/g, 'ch'],
  [/ou|oo/g, 'u'],
  [/ph/g, 'f'],
  [/[kg]h/g, 'k'],
  [/th/g, 't'],
  [/gn|ny/g, 'n'],
  [/qu?(?=[ei])|q/g, 'k'],
  [/^(?:hu|gu|w)(?=a)/, 'w'],
  [/^h(?=[aeiou])/, ''],
  [/(?<!^)x$/, ''],
  [/^y(?=[aeiou])/, 'j'],
  [/^ll/, 'j'],
  [/y/g, 'i'],
  [/z|ç/g, 's'],
  [/c(?=[ei])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/(?<=[a-z])h$/, ''],
  [/(?<=[a-z]{3})s$/, ''],
  [/(?<=[a-z]{2})(?:ng|m)$/, 'n'],
  [/([a-z])\1+/g, '$1'],
]

type Spoken = { simple: string; sounds: readonly string[] }

// Few words make most names.
const spokenWords = new LRUCache<string, Spoken>({ max: 20_000 })

function speak(word: string): Spoken {
  const known = spokenWords.get(word)
  if (known) return known
  const simple = SPELLINGS.reduce((text, [written, plain]) => text.replace(written, plain), word)
  const spoken = { simple, sounds: soundsOf(word, simple) }
  spokenWords.set(word, spoken)
  return spoken
}

/** Double Metaphone codes of a word; itself where it has none, as in Arabic script. */
function soundsOf(word: string, simple: string): string[] {
  // An X begins as in "Xiomara" or as in "Ximena".
  const spelled = simple.startsWith('x') ? [`s${simple.slice(1)}`, `j${simple.slice(1)}`] : [simple]
  const codes = new Set(spelled.flatMap((each) => doubleMetaphone(each)))
  codes.delete('')
  return codes.size > 0 ? [...codes] : [word]
}

/** A sound in a name; two sounds of one word have the same place. */
export type NameSound = { place: number; sound: string }

/** What an index needs to find a name: names that match have the sounds of two places in common. */
export function nameSounds(name: string): NameSound[] {
  const [words = [], ...joined] = readingsOf(name)
  const [only] = words
  // A lone word, also if it is there twice, is found by itself alone, which counts as two.
  if (only !== undefined && new Set(words).size === 1)
    return [0, 1].map((place) => ({ place, sound: `only ${only}` }))
  const all = [...new Set([words, ...joined].flat())].slice(0, 2 * WORDS_MOST)
  return all.flatMap((word, place) => speak(word).sounds.map((sound) => ({ place, sound })))
}

/** For one name and many others; null where they are names of different people. */
export function nameMatcher(name: string): (other: string) => MatchKind | null {
  const readings = readingsOf(name)
  const [words = []] = readings
  const whole = words.join(' ')
  return (other) => {
    const others = meaningfulOf(allWordsOf(other))
    if (whole === others.join(' ')) return 'exact'
    if (areCovered(words, others, (a, b) => a === b)) return 'reordered'
    const isSame = readingsOf(other).some((each) =>
      readings.some((reading) => areCovered(reading, each, areAlike)),
    )
    return isSame ? 'phonetic' : null
  }
}

/** Whether each word of the shorter name, two at least, is a word of the longer. */
function areCovered(
  one: readonly string[],
  other: readonly string[],
  areSame: (a: string, b: string) => boolean,
): boolean {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one]
  if (shorter.length < 2) return false
  const left = [...longer]
  return shorter.every((word) => {
    const found = left.findIndex((each) => areSame(word, each))
    if (found !== -1) left.splice(found, 1)
    return found !== -1
  })
}

function areAlike(one: string, other: string): boolean {
  if (one === other) return true
  const [a, b] = [speak(one), speak(other)]
  return (
    a.sounds.some((sound) => b.sounds.includes(sound)) &&
    !differInGender(a.simple, b.simple) &&
    distance(a.simple, b.simple) <= mostEdits(a.simple, b.simple)
  )
}

// Fernando and Fernanda, Luis and Luisa.
function differInGender(a: string, b: string): boolean {
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a]
  if (`${shorter}a` === longer) return true
  return a.slice(0, -1) === b.slice(0, -1) && /^(?:ao|oa|ae|ea)$/.test(`${a.at(-1)}${b.at(-1)}`)
}

function mostEdits(a: string, b: string): number {
  return Math.max(a.length, b.length) > 6 ? 2 : 1
}

/** Levenshtein's. */
function distance(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const isEqual = a[row - 1] === b[column - 1]
      const changed = (above[column - 1] ?? 0) + (isEqual ? 0 : 1)
      line.push(Math.min(changed, (above[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1))
    }
    above = line
  }
  return above.at(-1) ?? 0
}
