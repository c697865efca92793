import type { Mark, Node } from 'prosemirror-model'
import { addressAtStart, isOwnText } from '#app/features/rich-text/markdown/find-addresses.ts'
import {
  escapeCharacter,
  type InlinePlace,
  numbered,
  target,
  withoutAddresses,
  writeImage,
} from '#app/features/rich-text/markdown/write-target.ts'

const DELIMITERS: Record<string, string> = { strong: '**', em: '_', strikethrough: '~~' }
// Outermost first.
const NESTING = ['link', 'strong', 'em', 'strikethrough']

// A letter that would disable a delimiter is written as its number (CommonMark 0.31, section 6.2), so that every text round-trips.
export function writeInline(parent: Node, place: InlinePlace = { inTable: false }): string {
  const pieces = piecesOf(parent, place)
  const text = pieces.map((_, index) => writePiece(pieces, index, place)).join('')
  return place.inTable ? text : withoutDefinition(escapeLineStarts(text))
}

type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'open' | 'close'; text: string }
  | { kind: 'raw'; text: string }
  /** A link whose text is its address. */
  | { kind: 'address'; text: string }
  | { kind: 'break' }

function piecesOf(parent: Node, place: InlinePlace): Piece[] {
  const pieces: Piece[] = []
  let active: readonly Mark[] = []
  const change = (wanted: readonly Mark[]) => {
    const kept = sharedStart(active, wanted)
    for (const mark of active.slice(kept).toReversed()) pieces.push(closeMark(mark))
    for (const mark of wanted.slice(kept)) pieces.push(openMark(mark))
    active = wanted
  }
  for (const [index, node] of parent.children.entries()) {
    const address = addressAt(parent, index, place)
    change(isBreak(node) ? marksAcross(parent, index, place) : writtenMarks(parent, index, place))
    pieces.push(address === null ? pieceOf(node, place) : { kind: 'address', text: address })
  }
  change([])
  return pieces
}

/** Null unless the reader makes the same link of the address alone. */
function addressAt(parent: Node, index: number, { inTable }: InlinePlace): string | null {
  const { text, marks } = parent.child(index)
  const link = marks.find(({ type }) => type.name === 'link')
  if (!link || text === undefined || text !== link.attrs['href'] || link.attrs['title'] !== '')
    return null
  if (marks.some(({ type }) => type.name === 'code') || (inTable && text.includes('|'))) return null
  const neighbours = [parent.maybeChild(index - 1), parent.maybeChild(index + 1)]
  if (neighbours.some((node) => node && link.isInSet(node.marks))) return null
  return isOwnText(text) ? text : null
}

// Emphasis stays open across a line break, because a delimiter must not stand at a line's edge.
function marksAcross(parent: Node, index: number, place: InlinePlace): readonly Mark[] {
  const { children } = parent
  let [before, after] = [index, index]
  while (isBreak(children[before])) before -= 1
  while (isBreak(children[after])) after += 1
  if (before < 0 || after === children.length) return []
  const marks = writtenMarks(parent, before, place)
  return marks.slice(0, sharedStart(marks, writtenMarks(parent, after, place)))
}

/** The link of an address is the address itself. */
function writtenMarks(parent: Node, index: number, place: InlinePlace): Mark[] {
  const marks = delimitedMarks(parent.child(index).marks)
  const isLinkItself = addressAt(parent, index, place) !== null
  return isLinkItself ? marks.filter(({ type }) => type.name !== 'link') : marks
}

function isBreak(node: Node | undefined): boolean {
  return node?.type.name === 'hard_break'
}

/** Outermost first, without code, which is written with its text. */
export function delimitedMarks(marks: readonly Mark[]): Mark[] {
  const depthOf = ({ type }: Mark) => NESTING.indexOf(type.name)
  return marks
    .filter((mark) => depthOf(mark) !== -1)
    .toSorted((one, other) => depthOf(one) - depthOf(other))
}

export function sharedStart(one: readonly Mark[], other: readonly Mark[]): number {
  const different = one.findIndex((mark, index) => other[index]?.eq(mark) !== true)
  return different === -1 ? one.length : different
}

function pieceOf(node: Node, place: InlinePlace): Piece {
  if (isBreak(node)) return { kind: 'break' }
  if (node.isText) {
    const text = node.text ?? ''
    const isCode = node.marks.some(({ type }) => type.name === 'code')
    return isCode ? codeSpan(text, place) : { kind: 'text', text }
  }
  const { src, alt, title } = node.attrs
  return { kind: 'raw', text: writeImage(String(src), String(alt), String(title)) }
}

function openMark({ type }: Mark): Piece {
  if (type.name === 'link') return { kind: 'raw', text: '[' }
  return { kind: 'open', text: DELIMITERS[type.name] ?? '' }
}

function closeMark({ type, attrs }: Mark): Piece {
  if (type.name !== 'link') return { kind: 'close', text: DELIMITERS[type.name] ?? '' }
  return { kind: 'raw', text: `](${target(String(attrs['href']), String(attrs['title']))})` }
}

function codeSpan(text: string, { inTable }: InlinePlace): Piece {
  const runs = [...text.matchAll(/`+/g)].map(([run]) => run.length)
  let ticks = 1
  while (runs.includes(ticks)) ticks += 1
  const fence = '`'.repeat(ticks)
  const isPadded = /^`|`$|^ .* $/s.test(text) && text.trim() !== ''
  const pad = isPadded ? ' ' : ''
  const content = inTable ? text.replaceAll('|', '\\|') : text
  return { kind: 'raw', text: `${fence}${pad}${content}${pad}${fence}` }
}

function writePiece(pieces: readonly Piece[], at: number, place: InlinePlace): string {
  const piece = pieces[at]
  if (piece === undefined) return ''
  if (piece.kind === 'break') {
    if (place.inTable) return '<br>'
    // A plain line break is enough between two texts; elsewhere it would be lost.
    const isPlain = [pieces[at - 1], pieces[at + 1]].every(isWords)
    return isPlain ? '\n' : '\\\n'
  }
  if (piece.kind === 'address') return writeAddress(pieces, at, place)
  if (piece.kind !== 'text') return piece.text
  const characters = [...piece.text]
  const last = characters.length - 1
  const written = characters.map((character, index) => {
    const isNumbered =
      (index === 0 && mustBeNumber(character, pieces[at - 1], pieces[at - 2], 'close')) ||
      (index === last && mustBeNumber(character, pieces[at + 1], pieces[at + 2], 'open'))
    return isNumbered
      ? numbered(character)
      : escapeCharacter(character, characters[index + 1] ?? firstSign(pieces[at + 1]), place)
  })
  return withoutAddresses(written.join(''))
}

function isWords(piece: Piece | undefined): boolean {
  return piece?.kind === 'text' || piece?.kind === 'address'
}

// As it is where it begins and ends by itself.
function writeAddress(pieces: readonly Piece[], at: number, place: InlinePlace): string {
  const { text } = pieces[at] as { text: string }
  const [before = '', ...after] = [at - 1, at + 1, at + 2].map((index) =>
    pieces[index]?.kind === 'address' ? '<' : writePiece(pieces, index, place),
  )
  const rest = after.join('')
  // A star at its end is left out.
  const isAlone =
    !text.endsWith('*') && /(?:^|[\s(])$/.test(before) && /^[.,;:!?)]*(?:\s|$)/.test(rest)
  return isAlone && addressAtStart(text + rest) === text ? text : `<${text}>`
}

// A letter outside of a delimiter with punctuation inside, or beside an underscore, disables the delimiter.
function mustBeNumber(
  character: string,
  neighbour: Piece | undefined,
  behind: Piece | undefined,
  outside: 'open' | 'close',
): boolean {
  if (neighbour?.kind !== outside || /\s/u.test(character)) return false
  const isSafeInside = neighbour.text !== '_' && isTextAt(behind, outside)
  return !isSign(character) && !isSafeInside
}

// A single letter's number begins and ends with punctuation.
function isTextAt(piece: Piece | undefined, outside: 'open' | 'close'): boolean {
  if (piece?.kind !== 'text') return false
  const characters = [...piece.text]
  const nearest = (outside === 'open' ? characters[0] : characters.at(-1)) ?? ''
  return characters.length > 1 && /^[\p{L}\p{N}]$/u.test(nearest)
}

// An exclamation mark before a link would make it an image.
function firstSign(piece: Piece | undefined): string {
  return piece?.kind === 'raw' ? piece.text.charAt(0) : ''
}

// Only characters that are punctuation by every reading of the rule.
function isSign(character: string): boolean {
  return /^[!-/:-@[-`{-~]$/.test(character)
}

function escapeLineStarts(text: string): string {
  return text
    .replaceAll(/^([#+>=:|-])/gm, String.raw`\$1`)
    .replaceAll(/^(\d{1,9})([.)])(?=\s|$)/gm, String.raw`$1\$2`)
    .replaceAll(/(?<= )#+$/gm, String.raw`\$&`)
}

// A link that begins with code which has a bracket and a colon would be read as the definition of a link; an empty link before it is
// not shown.
function withoutDefinition(text: string): string {
  return /^\[(?:\\.|[^\\[\]])*\]:/s.test(text) ? `[](/)${text}` : text
}
