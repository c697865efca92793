import type { ChosenImage } from '#app/features/rich-text/image-picker/image-request.ts'
import { STYLE, styleOf } from '#app/features/rich-text/disarmed-html.ts'
import { isOfSign } from '#app/features/rich-text/word-lists.ts'

type PastedImages = {
  /** Images embedded as `data:` addresses. */
  files: File[]
  /** Images that cannot be fetched: on another site, or in a folder of Word's. */
  leftOut: number
  fill: (images: readonly ChosenImage[]) => void
}

const MARK = 'data-pasted-image'

// Drawings and embedded objects, which have no address that could be taken.
const UNREAD = 'embed, input[type="image"], object, picture:not(:has(img)), svg, v\\:imagedata'

// A page loads the picture when it is scrolled to; until then another stands there.
const LATER = '[data-src], [data-lazy-src], [data-original]'

export function findPastedImages(body: HTMLElement): PastedImages {
  const files: File[] = []
  let leftOut = 0
  for (const image of body.querySelectorAll('img')) {
    if (isSign(image) || isPixel(image)) continue
    const address = image.matches(LATER) ? '' : (image.getAttribute('src') ?? '')
    const file = fileOf(address, files.length + 1)
    if (file) {
      image.setAttribute(MARK, String(files.length))
      image.removeAttribute('src')
      files.push(file)
    } else if (ownPath(address) === null) leftOut += 1
  }
  leftOut += [...body.querySelectorAll(UNREAD)].filter((each) => !isIcon(each)).length
  leftOut += [...body.querySelectorAll(`[${STYLE}*="url("]`)].filter(isBackground).length
  return {
    files,
    leftOut,
    fill(images) {
      for (const image of body.querySelectorAll(`img[${MARK}]`)) {
        const mark = Number(image.getAttribute(MARK))
        const chosen = images.find(({ file }) => file === mark)
        image.setAttribute('src', chosen?.address ?? '')
        image.setAttribute('alt', chosen?.alt ?? '')
      }
    },
  }
}

/** Takes out all but ours, which a copy from the site's own pages names by absolute addresses. */
export function keepOwnImages(body: HTMLElement): void {
  for (const element of body.querySelectorAll(UNREAD)) element.remove()
  for (const element of body.querySelectorAll(`[${STYLE}*="url(" i]`))
    element.setAttribute(STYLE, styleOf(element).replaceAll(/url\([^)]*/gi, ''))
  for (const image of body.querySelectorAll('img')) {
    const path = image.matches(LATER) ? null : ownPath(image.getAttribute('src') ?? '')
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

/** A bullet, or the box before the item of a checklist. */
function isSign(image: Element): boolean {
  return isOfSign(image) || image.parentElement?.matches('li[role="checkbox"]') === true
}

/** It only tells its sender that a mail was read. */
function isPixel(image: Element): boolean {
  return ['width', 'height'].every((side) => Number(image.getAttribute(side) ?? 2) <= 1)
}

const LARGEST_ICON = 32

function isIcon(drawing: Element): boolean {
  const width = Number.parseFloat(drawing.getAttribute('width') ?? '')
  return drawing.getAttribute('aria-hidden') === 'true' || width <= LARGEST_ICON
}

function isBackground(element: Element): boolean {
  const hasImage = /(?<![\w-])background(?:-image)?:[^;]*url\(/i.test(styleOf(element))
  return hasImage && element.textContent.trim() === ''
}

const DATA = /^data:(image\/([a-z0-9]+)[a-z0-9+.-]*)(?:;[^;,]*)*;base64,([a-z0-9+/%\s]+=*)\s*$/i

function fileOf(address: string, number: number): File | null {
  const [, type, ending = '', text = ''] = DATA.exec(address) ?? []
  const bytes = type === undefined ? null : decode(text)
  if (type === undefined || bytes === null) return null
  return new File([bytes], `${number}.${ending.toLowerCase()}`, { type: type.toLowerCase() })
}

function decode(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(decodeURIComponent(text).replaceAll(/\s/g, '')), (sign) =>
      sign.charCodeAt(0),
    )
  } catch (error) {
    // The `data:` address was cut off.
    if (error instanceof DOMException || error instanceof URIError) return null
    throw error
  }
}
