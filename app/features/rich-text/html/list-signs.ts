import {
  attribute,
  type HtmlElement,
  isElement,
  numberIn,
} from '#app/features/rich-text/html/html-tree.ts'

const TYPES: ReadonlyMap<string, string> = new Map([
  ['a', 'lower-alpha'],
  ['A', 'upper-alpha'],
  ['i', 'lower-roman'],
  ['I', 'upper-roman'],
])

export function isItem(child: HtmlElement): boolean {
  return child.tagName === 'li'
}

/** Of the items of a numbered list: “3”, “c”, “iii”. */
export function numbersOf(list: HtmlElement): ReadonlyMap<HtmlElement, string> {
  const items = list.tagName === 'ol' ? list.childNodes.filter(isElement).filter(isItem) : []
  const step = isReversed(list) ? -1 : 1
  let next = numberIn(list, 'start') ?? (step === 1 ? 1 : items.length)
  return new Map(
    items.map((item) => {
      const number = numberIn(item, 'value') ?? next
      next = number + step
      return [item, inType(number, typeOf(list, item))]
    }),
  )
}

export function isReversed(list: HtmlElement): boolean {
  return list.attrs.some(({ name }) => name === 'reversed')
}

// Google Docs says it at each item.
function typeOf(list: HtmlElement, item: HtmlElement): string {
  const styles = [item, list].map((each) =>
    /list-style(?:-type)?:[^;]*?((?:lower|upper)-\w+)/i.exec(attribute(each, 'style')),
  )
  const type = attribute(item, 'type') || attribute(list, 'type')
  return styles.find((match) => match !== null)?.[1]?.toLowerCase() ?? TYPES.get(type) ?? ''
}

function inType(number: number, type: string): string {
  const written = writtenIn(type, number)
  return type.startsWith('upper') ? written.toUpperCase() : written
}

function writtenIn(type: string, number: number): string {
  if (/(?:alpha|latin)$/.test(type)) return inLetters(number)
  return type.endsWith('roman') ? inRoman(number) : String(number)
}

function inLetters(number: number): string {
  if (number < 1) return String(number)
  const rest = Math.floor((number - 1) / 26)
  const letter = String.fromCodePoint(97 + ((number - 1) % 26))
  return rest === 0 ? letter : inLetters(rest) + letter
}

const ROMAN: readonly (readonly [number, string])[] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
]

function inRoman(number: number): string {
  if (number < 1 || number > 3_999) return String(number)
  let rest = number
  return ROMAN.map(([value, sign]) => {
    const times = Math.floor(rest / value)
    rest -= times * value
    return sign.repeat(times)
  }).join('')
}
