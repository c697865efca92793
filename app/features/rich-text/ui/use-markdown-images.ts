import type { ClipboardEvent, DragEvent, RefObject } from 'react'
import type { ChosenImage } from '#app/features/rich-text/image-picker/image-request.ts'
import type { AskForImages } from '#app/features/rich-text/ui/take-images.ts'
import { writeImage } from '#app/features/rich-text/markdown/write-target.ts'

export function useMarkdownImages(area: RefObject<HTMLTextAreaElement | null>, ask: AskForImages) {
  const askFor = (files: readonly File[]) => {
    // Read now, because the caret does not survive a re-render of the area.
    const place = area.current && [area.current.selectionStart, area.current.selectionEnd]
    ask({
      kind: 'add',
      files,
      settle(images) {
        insert(area.current, place, images)
        area.current?.focus()
      },
    })
  }
  return {
    add: () => askFor([]),
    onPaste(event: ClipboardEvent) {
      const files = [...event.clipboardData.files]
      // Word adds an image of the copied text.
      if (files.length === 0 || event.clipboardData.types.includes('text/plain')) return
      event.preventDefault()
      askFor(files)
    },
    onDrop(event: DragEvent) {
      const files = [...event.dataTransfer.files]
      if (files.length === 0) return
      event.preventDefault()
      askFor(files)
    },
  }
}

function insert(
  area: HTMLTextAreaElement | null,
  place: readonly number[] | null,
  images: readonly ChosenImage[],
): void {
  if (!area || !place || images.length === 0) return
  const [start = 0, end = start] = place
  const written = images.map(({ address, alt }) => writeImage(address, alt))
  const { value } = area
  area.setRangeText(placed(written, value.slice(0, start), value.slice(end)), start, end, 'end')
  area.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

/** As paragraphs of their own; within a table's row as parts of it. @internal exported for tests */
export function placed(images: readonly string[], before: string, after: string): string {
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
