import { styleOf } from '#app/features/rich-text/disarmed-html.ts'

const TYPES: Readonly<Record<string, string>> = {
  a: 'lower-alpha',
  A: 'upper-alpha',
  i: 'lower-roman',
  I: 'upper-roman',
}

/** What stands before its children: "3.", "c.", "iii."; empty before a bullet and before what is no item. */
export function signsOf(list: Element): string[] {
  return numbersOf(list).map((number) => number && `${number}.`)
}

export function numbersOf(list: Element): string[] {
  const children = [...list.children]
  if (list.localName !== 'ol') return children.map(() => '')
  const count = children.filter(isItem).length
  const step = list.hasAttribute('reversed') ? -1 : 1
  let next = numberIn(list, 'start') ?? (step === 1 ? 1 : count)
  return children.map((child) => {
    if (!isItem(child)) return ''
    const number = numberIn(child, 'value') ?? next
    next = number + step
    return inType(number, typeOf(list, child))
  })
}

/** Lists that Markdown would number otherwise become paragraphs with their signs, or lists that begin at their number. */
export function keepSigns(body: HTMLElement): void {
  // Google Docs and Outlook put an inner list beside the item that it belongs to.
  for (const list of body.querySelectorAll('li + ol, li + ul'))
    list.previousElementSibling?.append(list)
  for (const list of [...body.querySelectorAll('ol')].toReversed()) {
    const signs = signsOf(list)
    const isCounted = signs.every((sign) => sign === '' || /^\d+\.$/.test(sign))
    if (isCounted && !list.hasAttribute('reversed')) splitAtGaps(list, signs)
    else spell(list, signs)
  }
}

function splitAtGaps(list: Element, signs: readonly string[]): void {
  let current = list
  let next: number | null = null
  for (const [index, child] of [...list.children].entries()) {
    const number = Number.parseInt(signs[index] ?? '', 10)
    if (isItem(child)) {
      if (next !== null && number !== next) {
        const behind = list.ownerDocument.createElement('ol')
        current.after(behind)
        current = behind
      }
      if (number !== next) current.setAttribute('start', String(number))
      next = number + 1
    }
    if (current !== list) current.append(child)
  }
}

function spell(list: Element, signs: readonly string[]): void {
  const blocks = [...list.children].map((child, index) => {
    if (!isItem(child)) return child
    const block = list.ownerDocument.createElement('div')
    block.append(...child.childNodes)
    beginWith(block, signs[index] ?? '')
    return block
  })
  list.replaceWith(...blocks)
}

function isItem(child: Element): boolean {
  return child.localName === 'li'
}

function numberIn(element: Element, name: string): number | null {
  const number = Number.parseInt(element.getAttribute(name) ?? '', 10)
  return Number.isNaN(number) ? null : number
}

export function beginWith(item: Element, sign: string): void {
  const first = item.firstElementChild
  const isBlock = first !== null && /^(?:p|div)$/.test(first.localName)
  const isFirst = isBlock && item.textContent.trimStart().startsWith(first.textContent.trimStart())
  const place = isFirst ? first : item
  place.prepend(`${sign} `)
}

// Google Docs says it at each item.
function typeOf(list: Element, item: Element): string {
  const styles = [item, list].map((each) =>
    /list-style(?:-type)?:[^;]*?((?:lower|upper)-\w+)/i.exec(styleOf(each)),
  )
  const type = item.getAttribute('type') ?? list.getAttribute('type') ?? ''
  return styles.find((match) => match !== null)?.[1]?.toLowerCase() ?? TYPES[type] ?? ''
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
