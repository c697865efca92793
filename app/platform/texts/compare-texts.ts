import { diffArrays, diffWordsWithSpace } from 'diff'
import { OTHER_LETTER, splitWords } from '#app/platform/texts/split-words.ts'

export type TextPart = { kind: 'same' | 'added' | 'removed'; text: string }

/** Bounds the work, which grows with their square: two different texts of 200,000 characters take a minute without it. */
const MOST_CHANGES = { lines: 600, words: 600 }

/** Beyond, both texts are shown one after the other: nobody reads so many changes, and React prints each as an element of its own. */
const MOST_PARTS = 4_000

/** Of a task for the thread: of texts in short lines, each pair of lines may be compared. */
export function comparisonSize(texts: readonly string[]): number {
  return 4 * texts.reduce((sum, text) => sum + text.length, 0)
}

/** By lines, then by words; a removed part precedes the added one that replaces it. */
export function compareTexts(earlier: string, later: string): TextPart[] {
  if (earlier === later) return earlier === '' ? [] : [{ kind: 'same', text: earlier }]
  const lines = diffArrays(linesOf(earlier), linesOf(later), { maxEditLength: MOST_CHANGES.lines })
  if (lines === undefined) return joinParts(replaced(earlier, later))
  const parts: TextPart[] = []
  let [removed, added] = ['', '']
  const settle = () => {
    parts.push(...compareWords(removed, added))
    ;[removed, added] = ['', '']
  }
  for (const change of lines) {
    const text = change.value.join('')
    if (change.removed) removed += text
    else if (change.added) added += text
    else {
      settle()
      parts.push({ kind: 'same', text })
    }
  }
  settle()
  const joined = joinParts(parts)
  return joined.length > MOST_PARTS ? replaced(earlier, later) : joined
}

// With its line break, so that the joined parts are the text.
function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? []
}

function compareWords(removed: string, added: string): TextPart[] {
  if (removed === '' || added === '') return replaced(removed, added)
  const words = diffWords(removed, added)
  if (words === undefined) return replaced(removed, added)
  return words.map((change): TextPart => {
    const text = [change.value].flat().join('')
    if (change.removed) return { kind: 'removed', text }
    return { kind: change.added ? 'added' : 'same', text }
  })
}

// Outside Latin script the library's own pattern takes each letter for a word.
function diffWords(removed: string, added: string) {
  const options = { maxEditLength: MOST_CHANGES.words }
  return OTHER_LETTER.test(removed + added)
    ? diffArrays(splitWords(removed), splitWords(added), options)
    : diffWordsWithSpace(removed, added, options)
}

export function replaced(removed: string, added: string): TextPart[] {
  return [
    { kind: 'removed', text: removed },
    { kind: 'added', text: added },
  ]
}

/** A single blank between two changes belongs to both; within a change, removed words come first. */
function joinParts(parts: readonly TextPart[]): TextPart[] {
  const joined: TextPart[] = []
  let [removed, added] = ['', '']
  const settle = () => {
    joined.push(...replaced(removed, added).filter(({ text }) => text !== ''))
    ;[removed, added] = ['', '']
  }
  for (const [index, { kind, text }] of parts.entries()) {
    const isBetween = /^[ \t]+$/.test(text) && removed !== '' && added !== ''
    const next = parts[index + 1]
    if (kind === 'removed') removed += text
    else if (kind === 'added') added += text
    else if (isBetween && next !== undefined && next.kind !== 'same') {
      removed += text
      added += text
    } else {
      settle()
      const last = joined.at(-1)
      if (last?.kind === 'same') joined[joined.length - 1] = { kind, text: last.text + text }
      else if (text !== '') joined.push({ kind, text })
    }
  }
  settle()
  return joined
}
