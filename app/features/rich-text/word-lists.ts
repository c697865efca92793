import { STYLE, styleOf, treeOf } from '#app/features/rich-text/disarmed-html.ts'
import { numbersOf } from '#app/features/rich-text/html/list-signs.ts'

// Word marks lists only by its own styles: `mso-list:l0 level2 lfo1`, with the sign as text (seen on the clipboard of Word for Windows
// and Mac).
const LIST_STYLE = /mso-list:\s*(l\d+)\s+level(\d+)(\s+lfo\d+)?/i
const SIGN_STYLE = /mso-list:\s*ignore/i
const SIGN = 'data-sign'

type Sign =
  | { kind: 'bullet' }
  | { kind: 'number'; number: number }
  /** Markdown has only numbers. */
  | { kind: 'text'; text: string }
type Line = { block: HTMLElement; level: number; id: string; sign: Sign }
/** `next` is null for bullets. */
type OpenList = { list: HTMLElement; level: number; id: string; next: number | null }

/** Its lines become lists where Markdown has such signs, and paragraphs that begin with them where it has not. */
export function gatherLists(body: HTMLElement): void {
  gatherItems(body)
  separateLines(body)
  let open: OpenList[] = []
  let last: Element | null = null
  for (const block of body.querySelectorAll<HTMLElement>(`[${STYLE}*="mso-list" i]`)) {
    const line = readLine(block)
    if (line === null) continue
    if (block.previousElementSibling !== last) open = []
    open = open.filter((list) => list.level < line.level || goesOn(list, line))
    const outer = open.findLast(({ level }) => level < line.level)?.list.lastElementChild
    const isText = line.sign.kind === 'text'
    const known = open.find(({ level }) => level === line.level)
    const begun = isText || known ? null : beginList(line)
    const added = begun?.list ?? (isText ? block : null)
    if (added && outer) outer.append(added)
    else if (added) {
      if (begun) block.before(added)
      last = added
    }
    if (begun) open.push(begun)
    const list = known ?? begun
    if (list) addItem(list, block)
  }
}

/** Items that were copied without their list. */
function gatherItems(body: HTMLElement): void {
  for (const item of body.querySelectorAll('li:not(ul > li, ol > li)')) {
    const before = item.previousElementSibling
    const list = before?.localName === 'ul' ? before : body.ownerDocument.createElement('ul')
    if (list !== before) item.before(list)
    list.append(item)
  }
}

function goesOn(list: OpenList, { level, id, sign }: Line): boolean {
  if (list.level !== level || sign.kind === 'text') return false
  return sign.kind === 'bullet' ? list.next === null : list.next === sign.number && list.id === id
}

function beginList({ block, level, id, sign }: Line): OpenList {
  const next = sign.kind === 'number' ? sign.number : null
  const list = block.ownerDocument.createElement(next === null ? 'ul' : 'ol')
  if (next !== null) list.setAttribute('start', String(next))
  return { list, level, id, next }
}

function addItem(open: OpenList, block: HTMLElement): void {
  const item = block.ownerDocument.createElement('li')
  open.list.append(item)
  item.append(block)
  if (open.next !== null) open.next += 1
}

/** Null for what is no line of a list. A sign that Markdown has not becomes the beginning of its text. */
function readLine(block: HTMLElement): Line | null {
  const [, list, level, format = ''] = LIST_STYLE.exec(styleOf(block)) ?? []
  if (list === undefined || !/^(?:p|div)$/.test(block.localName)) return null
  const sign = takeSign(block)
  if (sign.kind === 'text') (block.querySelector('p') ?? block).prepend(`${sign.text} `)
  return { block, level: Number(level), id: list + format, sign }
}

const FONT_OF_BULLETS = /symbol|wingdings|webdings/i

function takeSign(block: HTMLElement): Sign {
  const spans = [...block.querySelectorAll<HTMLElement>(`span[${STYLE}*="mso-list" i]`)].filter(
    (span) => SIGN_STYLE.test(styleOf(span)),
  )
  const isOfBullets = spans.some((span) =>
    FONT_OF_BULLETS.test(styleOf(span) + (span.parentElement ? styleOf(span.parentElement) : '')),
  )
  const written = spans.map((span) => span.textContent).join('')
  const text = (block.getAttribute(SIGN) ?? written).replaceAll(/\s+/g, ' ').trim()
  for (const span of spans) span.remove()
  const number = /^(0|[1-9]\d{0,8})[.)]?$/.exec(text)?.[1]
  if (number !== undefined) return { kind: 'number', number: Number(number) }
  // A letter may be a sign of its own, "o" is Word's own second bullet.
  const isLetter = /^[a-np-z]$/i.test(text) && !isOfBullets
  return [...text].length <= 1 && !isLetter ? { kind: 'bullet' } : { kind: 'text', text }
}

/** The picture of a bullet. */
export function isOfSign(image: Element): boolean {
  const span = image.closest(`span[${STYLE}*="mso-list" i]`)
  return span !== null && SIGN_STYLE.test(styleOf(span))
}

// Word for the web makes a list of each line, and says the level and the form of its number ("%1.%2.") beside it.
function separateLines(body: HTMLElement): void {
  const seen = new Map<string, string[]>()
  for (const list of body.querySelectorAll<HTMLElement>('ol, ul')) {
    const items = [...list.children]
    const isOfWord = items.every((item) => item.hasAttribute('data-aria-level'))
    if (!isOfWord || items.length === 0 || list.closest('li')) continue
    const numbers = [...numbersOf(treeOf(list)).values()]
    const lines = items.map((item, index) => {
      const line = body.ownerDocument.createElement('div')
      const id = `l${Number(item.getAttribute('data-listid') ?? 0) || 0}`
      const level = Number(item.getAttribute('data-aria-level')) || 1
      const outer = seen.get(id) ?? []
      seen.set(id, outer)
      outer[level] = numbers[index] ?? ''
      line.setAttribute(STYLE, `mso-list:${id} level${level}`)
      line.setAttribute(SIGN, signIn(item.getAttribute('data-leveltext'), outer, level))
      line.append(...item.childNodes)
      return line
    })
    const wrapper = list.closest('.ListContainerWrapper')
    list.replaceWith(...lines)
    wrapper?.replaceWith(...wrapper.childNodes)
  }
}

function signIn(form: string | null, numbers: readonly string[], level: number): string {
  const own = numbers[level] ?? ''
  if (own === '') return ''
  const places = [...(form ?? '').matchAll(/%(\d)/g)]
  const isKnown = places.length > 0 && places.every(([, place]) => numbers[Number(place)])
  if (form === null || !isKnown) return `${own}.`
  return form.replaceAll(/%(\d)/g, (_, place: string) => numbers[Number(place)] ?? '')
}
