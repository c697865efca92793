import type { KeyboardEvent } from 'react'
import type { AskForLink } from '#app/features/rich-text/link-request.ts'
import { writeLink } from '#app/features/rich-text/markdown/write-target.ts'
import { isShortcut } from '#app/ui/form/is-shortcut.ts'

/** Ctrl+K in the text area. */
export function askInMarkdown(event: KeyboardEvent<HTMLTextAreaElement>, ask: AskForLink): void {
  if (!isShortcut(event, 'k')) return
  event.preventDefault()
  const area = event.currentTarget
  const { selectionStart, selectionEnd, value } = area
  ask({
    href: '',
    text: value.slice(selectionStart, selectionEnd),
    settle({ href, text }) {
      area.focus()
      if (href === '') return
      area.setRangeText(writeLink(text ?? '', href), selectionStart, selectionEnd, 'end')
      area.dispatchEvent(new InputEvent('input', { bubbles: true }))
    },
  })
}
