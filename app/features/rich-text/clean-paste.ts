import type { ChosenImage } from '#app/features/rich-text/image-picker/image-request.ts'
import { plainTables } from '#app/features/rich-text/paste-tables.ts'
import { shiftOf } from '#app/features/rich-text/paste-text.ts'

// Word marks lists only by its own styles: `mso-list:l0 level2 lfo1`, with the bullet as text (seen on the clipboard of Word for Windows
// and Mac).
const LIST_STYLE = /mso-list:\s*l\d+\s+level(\d+)/i
const NUMBERED = /^\s*(?:\d+|[a-z]|[ivxlc]+)[.)]/i
const STYLE = 'data-style'

// Google Docs marks emphasis only by styles.
const STYLED: readonly [RegExp, string][] = [
  [/(?<![\w-])font-weight:\s*(?:bold|[6-9]00)/i, 'strong'],
  [/font-style:\s*italic/i, 'em'],
  [/text-decoration:[^;]*line-through/i, 's'],
]

// @returns HTML without styles, which the CSP would refuse
export function cleanPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(disarmHtml(html), 'text/html')
  const isOwn = html.includes('data-pm-slice')
  // Content copied within the editor may have external images; pasted from elsewhere only ours stay.
  if (!isOwn) keepOwnImages(body)
  for (const element of body.querySelectorAll('style, script, meta, link, title, iframe')) {
    element.remove()
  }
  gatherLists(body)
  for (const element of body.querySelectorAll('*')) {
    // `<o:p>` holds a space that keeps an empty paragraph open in Word; Google Docs wraps everything in a <b> without emphasis.
    const isWrapping =
      element.localName === 'b' && /(?<![\w-])font-weight:\s*normal/i.test(styleOf(element))
    if (element.localName.includes(':') || isWrapping) element.replaceWith(...element.childNodes)
  }
  // Before the styles go, because the alignment of cells is one.
  if (!isOwn) plainTables(body)
  for (const element of body.querySelectorAll(`[${STYLE}]`)) nameStyle(element)
  if (!isOwn) {
    shiftHeadings(body)
    // Places in the other document, such as Word's footnotes.
    for (const link of body.querySelectorAll('a[href^="#"]')) link.replaceWith(...link.childNodes)
  }
  for (const paragraph of body.querySelectorAll('p')) {
    const isEmpty = paragraph.textContent.trim() === '' && !paragraph.querySelector('img')
    if (isEmpty) paragraph.remove()
  }
  return body.innerHTML
}

function shiftHeadings(body: HTMLElement): void {
  const headings = [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')]
  const levels = headings.map((heading) => Number(heading.localName.slice(1)))
  const shift = shiftOf(levels)
  for (const [index, heading] of headings.entries()) {
    const level = Math.min(6, (levels[index] ?? 2) + shift)
    const shifted = body.ownerDocument.createElement(`h${level}`)
    shifted.append(...heading.childNodes)
    heading.replaceWith(shifted)
  }
}

/** Removes styles and handlers, which the CSP would report as soon as they are parsed. */
function disarmHtml(html: string): string {
  return html
    .replaceAll(/<(style|script)\b[^]*?<\/\1\s*>/gi, '')
    .replaceAll(/<[a-z][^<>]*>/gi, (tag) => tag.replaceAll(/\s(style|on\w+)(?=\s*=)/gi, ' data-$1'))
}

// Content copied from the site's own pages has absolute addresses.
function keepOwnImages(body: HTMLElement): void {
  for (const image of body.querySelectorAll('img')) {
    const path = ownPath(image.getAttribute('src') ?? '')
    if (path === null) image.remove()
    else image.setAttribute('src', path)
  }
}

/** Null for an image of another site. */
function ownPath(address: string): string | null {
  if (!URL.canParse(address, location.href)) return null
  const { origin, pathname } = new URL(address, location.href)
  return origin === location.origin && pathname.startsWith('/images/') ? pathname : null
}

function styleOf(element: Element): string {
  return element.getAttribute(STYLE) ?? ''
}

function nameStyle(element: Element): void {
  const style = styleOf(element)
  element.removeAttribute(STYLE)
  if (element.localName !== 'span') return
  for (const [pattern, tag] of STYLED) {
    if (!pattern.test(style)) continue
    const named = element.ownerDocument.createElement(tag)
    named.append(...element.childNodes)
    element.append(named)
  }
}

function gatherLists(body: HTMLElement): void {
  let open: { list: HTMLElement; level: number }[] = []
  let last: Element | null = null
  for (const paragraph of body.querySelectorAll<HTMLElement>(`p[${STYLE}*="mso-list"]`)) {
    const level = Number(LIST_STYLE.exec(styleOf(paragraph))?.[1] ?? 0)
    if (level === 0) continue
    if (last === null || paragraph.previousElementSibling !== last) open = []
    const isNumbered = NUMBERED.test(takeSign(paragraph))
    open = open.filter((list) => list.level <= level)
    let current = open.at(-1)
    if (current === undefined || current.level < level) {
      const list = body.ownerDocument.createElement(isNumbered ? 'ol' : 'ul')
      if (current) current.list.lastElementChild?.append(list)
      else paragraph.before(list)
      current = { list, level }
      open.push(current)
    }
    const item = body.ownerDocument.createElement('li')
    current.list.append(item)
    item.append(paragraph)
    last = open[0]?.list ?? null
  }
}

function takeSign(paragraph: HTMLElement): string {
  const signs = [...paragraph.querySelectorAll<HTMLElement>(`span[${STYLE}*="mso-list"]`)].filter(
    (span) => /mso-list:\s*ignore/i.test(styleOf(span)),
  )
  const text = signs.map((sign) => sign.textContent).join('')
  for (const sign of signs) sign.remove()
  return text
}

type PastedImages = {
  /** Images embedded as `data:` addresses. */
  files: File[]
  /** Images that cannot be fetched: on another site, or in a folder of Word's. */
  leftOut: number
  hasText: boolean
  fill: (images: readonly ChosenImage[]) => string
}

const MARK = 'data-pasted-image'

export function findPastedImages(html: string): PastedImages {
  const { body } = new DOMParser().parseFromString(disarmHtml(html), 'text/html')
  const files: File[] = []
  let leftOut = 0
  for (const image of body.querySelectorAll('img')) {
    const address = image.getAttribute('src') ?? ''
    const file = fileOf(address, files.length + 1)
    if (file) {
      image.setAttribute(MARK, String(files.length))
      image.removeAttribute('src')
      files.push(file)
    } else if (ownPath(address) === null) leftOut += 1
  }
  return {
    files,
    leftOut: html.includes('data-pm-slice') ? 0 : leftOut,
    hasText: body.textContent.trim() !== '',
    fill(images) {
      for (const image of body.querySelectorAll(`img[${MARK}]`)) {
        const mark = Number(image.getAttribute(MARK))
        const chosen = images.find(({ file }) => file === mark)
        if (!chosen) {
          image.remove()
          continue
        }
        image.setAttribute('src', chosen.address)
        image.setAttribute('alt', chosen.alt)
      }
      return body.innerHTML
    },
  }
}

const DATA = /^data:(image\/([a-z0-9]+)[a-z0-9+.-]*);base64,([a-z0-9+/\s]+=*)\s*$/i

function fileOf(address: string, number: number): File | null {
  const [, type, ending = '', text = ''] = DATA.exec(address) ?? []
  const bytes = type === undefined ? null : decode(text)
  if (type === undefined || bytes === null) return null
  return new File([bytes], `${number}.${ending.toLowerCase()}`, { type: type.toLowerCase() })
}

function decode(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text.replaceAll(/\s/g, '')), (sign) => sign.charCodeAt(0))
  } catch (error) {
    // The `data:` address was cut off.
    if (error instanceof DOMException) return null
    throw error
  }
}
