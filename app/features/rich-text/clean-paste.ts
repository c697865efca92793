import { parseDisarmed, STYLE, styleOf } from '#app/features/rich-text/disarmed-html.ts'
import {
  acceptChanges,
  leaveOutComments,
  leaveOutHidden,
} from '#app/features/rich-text/hidden-content.ts'
import type { ChosenImage } from '#app/features/rich-text/image-picker/image-request.ts'
import {
  separateParagraphs,
  settleChecklists,
  settleOffsets,
} from '#app/features/rich-text/inline-html.ts'
import { keepSigns } from '#app/features/rich-text/list-signs.ts'
import { plainTables } from '#app/features/rich-text/paste-tables.ts'
import { shiftOf } from '#app/features/rich-text/paste-text.ts'
import { findPastedImages, keepOwnImages } from '#app/features/rich-text/pasted-images.ts'
import { gatherLists } from '#app/features/rich-text/word-lists.ts'

// Google Docs marks emphasis only by styles.
const STYLED: readonly [RegExp, string][] = [
  [/(?<![\w-])font-weight:\s*(?:bold|[6-9]00)/i, 'strong'],
  [/font-style:\s*italic/i, 'em'],
  [/text-decoration:[^;]*line-through/i, 's'],
]

type PastedHtml = {
  /** Images in it, which have to be uploaded first. */
  files: File[]
  /** Images that cannot be taken. */
  leftOut: number
  hadComments: boolean
  hasText: boolean
  /** @returns HTML without styles, which the CSP would refuse, and with these images */
  clean: (images: readonly ChosenImage[]) => string
}

/** What its author saw of what was copied from elsewhere. */
export function readPastedHtml(html: string): PastedHtml {
  const body = parseDisarmed(html)
  leaveOutHidden(body, html)
  acceptChanges(body, html)
  const hadComments = leaveOutComments(body)
  const { files, leftOut, fill } = findPastedImages(body)
  return {
    files,
    leftOut,
    hadComments,
    hasText: body.textContent.trim() !== '',
    clean(images) {
      fill(images)
      clean(body)
      return body.innerHTML
    },
  }
}

function clean(body: HTMLElement): void {
  keepOwnImages(body)
  for (const element of body.querySelectorAll('style, script, meta, link, title, iframe')) {
    element.remove()
  }
  settleChecklists(body)
  settleOffsets(body)
  gatherLists(body)
  keepSigns(body)
  for (const element of body.querySelectorAll('*')) {
    // `<o:p>` holds a space that keeps an empty paragraph open in Word; Google Docs wraps everything in a <b> without emphasis.
    const isWrapping =
      element.localName === 'b' && /(?<![\w-])font-weight:\s*normal/i.test(styleOf(element))
    if (element.localName.includes(':') || isWrapping) element.replaceWith(...element.childNodes)
  }
  // Before the styles go, because the alignment of cells is one.
  plainTables(body)
  separateParagraphs(body)
  for (const element of body.querySelectorAll(`[${STYLE}]`)) nameStyle(element)
  shiftHeadings(body)
  // Places in the other document, such as Word's footnotes.
  for (const link of body.querySelectorAll('a[href^="#"]')) link.replaceWith(...link.childNodes)
  for (const paragraph of body.querySelectorAll('p')) {
    const isEmpty = paragraph.textContent.trim() === '' && !paragraph.querySelector('img')
    if (isEmpty) paragraph.remove()
  }
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
