import type { EditorState } from 'prosemirror-state'
import { writeMarkdown } from '#app/features/rich-text/markdown/write-markdown.ts'

// Serializing a long text takes some milliseconds, so it waits for a pause or until the form is read.
const PAUSE_MS = 300

export function keepInForm(area: HTMLTextAreaElement, read: () => EditorState) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isBehind = false
  const write = () => {
    clearTimeout(timer)
    if (!isBehind) return
    isBehind = false
    area.value = writeMarkdown(read().doc)
  }
  const onRead = (event: FormDataEvent) => {
    write()
    event.formData.set(area.name, area.value)
  }
  area.form?.addEventListener('formdata', onRead)
  window.addEventListener('pagehide', write)
  return {
    changed() {
      isBehind = true
      clearTimeout(timer)
      timer = setTimeout(write, PAUSE_MS)
      area.dispatchEvent(new InputEvent('input', { bubbles: true }))
    },
    forget() {
      isBehind = false
      clearTimeout(timer)
    },
    stop() {
      write()
      area.form?.removeEventListener('formdata', onRead)
      window.removeEventListener('pagehide', write)
    },
  }
}
