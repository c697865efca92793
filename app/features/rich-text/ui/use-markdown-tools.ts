import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type RefObject,
  useMemo,
} from 'react'
import { factQuote } from '#app/features/rich-text/fact-request.ts'
import type { ImageRequest } from '#app/features/rich-text/image-picker/image-request.ts'
import type { LinkRequest } from '#app/features/rich-text/link-request.ts'
import { writeImage, writeLink } from '#app/features/rich-text/markdown/write-target.ts'
import { plainAddress } from '#app/features/rich-text/plain-address.ts'
import type { Asks } from '#app/features/rich-text/ui/dialogs.tsx'
import { isShortcut } from '#app/ui/form/is-shortcut.ts'

const ADDRESS = /^https?:\/\/\S+$/i

/** Images and links in the text area, as in the rich text editor. */
export function useMarkdownTools(area: RefObject<HTMLTextAreaElement | null>, ask: Asks) {
  return useMemo(() => markdownTools(area, ask), [area, ask])
}

function markdownTools(area: RefObject<HTMLTextAreaElement | null>, ask: Asks) {
  const askForImages = (files: readonly File[] = []) => {
    if (area.current) ask.forImages(imageRequest(selectionOf(area.current), files))
  }
  const askForLink = () => {
    if (area.current) ask.forLink(linkRequest(selectionOf(area.current)))
  }
  const askForFact = () => {
    const selected = area.current && selectionOf(area.current)
    if (selected) ask.forFact({ settle: (fact) => selected.replace(factQuote(fact)) })
  }
  const takeFiles = (event: ClipboardEvent | DragEvent, files: FileList) => {
    if (files.length === 0) return
    event.preventDefault()
    askForImages([...files])
  }
  const events = {
    onKeyDown(event: KeyboardEvent) {
      if (!isShortcut(event, 'k')) return
      event.preventDefault()
      askForLink()
    },
    onPaste(event: ClipboardEvent<HTMLTextAreaElement>) {
      // Word adds an image of the copied text.
      if (event.clipboardData.types.includes('text/plain')) pasteAddress(event)
      else takeFiles(event, event.clipboardData.files)
    },
    onDrop: (event: DragEvent) => takeFiles(event, event.dataTransfer.files),
  }
  return { askForImages, askForLink, askForFact, events }
}

function imageRequest(selected: Selected, files: readonly File[]): ImageRequest {
  return {
    kind: 'add',
    files,
    settle(images) {
      const written = images.map(({ address, alt }) => writeImage(address, alt))
      selected.replace(placed(written, selected.before, selected.after))
    },
  }
}

function linkRequest(selected: Selected): LinkRequest {
  return {
    href: '',
    text: selected.text,
    settle: ({ href, text }) => selected.replace(href && writeLink(text ?? '', href)),
  }
}

function pasteAddress(event: ClipboardEvent<HTMLTextAreaElement>): void {
  const address = event.clipboardData.getData('text/plain').trim()
  const selected = selectionOf(event.currentTarget)
  if (!ADDRESS.test(address) || !selected.canBeLinked) return
  event.preventDefault()
  selected.replace(writeLink(selected.text, plainAddress(address)))
}

type Selected = ReturnType<typeof selectionOf>

/** Read before a dialog opens, because the caret does not survive a re-render of the area. */
function selectionOf(area: HTMLTextAreaElement) {
  const { selectionStart: start, selectionEnd: end, value } = area
  const [before, text, after] = [value.slice(0, start), value.slice(start, end), value.slice(end)]
  return {
    before,
    text,
    after,
    /** Words of one line, and neither an address nor part of one. */
    canBeLinked: text.trim() !== '' && !/\n|:\/\//.test(text) && !/\]\(\S*$/.test(before),
    replace(written: string) {
      area.focus()
      if (written === '') return
      area.setSelectionRange(start, end)
      // The only way that the browser's own undo knows.
      document.execCommand('insertText', false, written)
    },
  }
}

/** As paragraphs of their own; within a table's row as parts of it. @internal exported for tests */
export function placed(images: readonly string[], before: string, after: string): string {
  if (images.length === 0) return ''
  const line = before.slice(before.lastIndexOf('\n') + 1)
  if (line.trimStart().startsWith('|')) return images.join(' ')
  const above = before.trim() === '' || /\n\s*\n$/.test(before) ? '' : newLines(line)
  const [rest = ''] = after.split('\n', 1)
  const below = after.trim() === '' || /^\s*\n\s*\n/.test(after) ? '' : newLines(rest)
  return above + images.join('\n\n') + below
}

function newLines(lineBeside: string): string {
  return lineBeside.trim() === '' ? '\n' : '\n\n'
}
