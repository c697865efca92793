import { disarmHtml, ownPath } from '#app/features/writing/clean-paste.ts'
import type { ChosenPicture } from '#app/features/writing/picture-request.ts'

export type PastedPictures = {
  /** Images embedded as `data:` addresses. */
  files: File[]
  /** Images that cannot be fetched: on another site, or in a folder of Word's. */
  leftOut: number
  hasText: boolean
  /** The text with the uploaded images, without the others. */
  fill: (pictures: readonly ChosenPicture[]) => string
}

const MARK = 'data-picture'

export function findPastedPictures(html: string): PastedPictures {
  const { body } = new DOMParser().parseFromString(disarmHtml(html), 'text/html')
  const files: File[] = []
  let leftOut = 0
  for (const picture of body.querySelectorAll('img')) {
    const address = picture.getAttribute('src') ?? ''
    const file = fileOf(address, files.length + 1)
    if (file) {
      picture.setAttribute(MARK, String(files.length))
      picture.removeAttribute('src')
      files.push(file)
    } else if (ownPath(address) === null) leftOut += 1
  }
  return {
    files,
    leftOut: html.includes('data-pm-slice') ? 0 : leftOut,
    hasText: body.textContent.trim() !== '',
    fill(pictures) {
      for (const picture of body.querySelectorAll(`img[${MARK}]`)) {
        const mark = Number(picture.getAttribute(MARK))
        const chosen = pictures.find(({ file }) => file === mark)
        if (!chosen) {
          picture.remove()
          continue
        }
        picture.setAttribute('src', chosen.address)
        picture.setAttribute('alt', chosen.alt)
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
    // The text was cut off.
    if (error instanceof DOMException) return null
    throw error
  }
}
