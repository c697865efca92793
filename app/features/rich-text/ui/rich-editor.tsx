import { type RefObject, useEffect, useRef, useState } from 'react'
import { type Command, type EditorState, Plugin } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { askAboutLink, editLinks } from '#app/features/rich-text/link-editing.ts'
import type { AskForLink } from '#app/features/rich-text/link-request.ts'
import { stateFor } from '#app/features/rich-text/state-for.ts'
import { TEXT_REPLACED } from '#app/features/rich-text/text-replaced.ts'
import { EditingToolbar } from '#app/features/rich-text/ui/editing-toolbar.tsx'
import {
  askAboutImage,
  type AskForImages,
  takeImages,
} from '#app/features/rich-text/ui/take-images.ts'
import { writeMarkdown } from '#app/features/rich-text/markdown/write-markdown.ts'

export type RichEditorProps = {
  id: string
  area: RefObject<HTMLTextAreaElement | null>
  labelId: string
  describedBy: string
  isInvalid: boolean
  lang: string | undefined
  ask: AskForImages
  /** What was written before the switch to Markdown, with its history. */
  kept: RefObject<EditorState | null>
  askForLink: AskForLink
}

export function RichEditor(props: RichEditorProps) {
  const { id, area, labelId, describedBy, isInvalid, lang, ask, kept, askForLink } = props
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<EditorState | null>(null)
  const view = useEditorView({ place, area, ask, kept, askForLink }, setState)

  useEffect(() => {
    view.current?.setProps({
      attributes: {
        id,
        class: 'body prose',
        role: 'textbox',
        ...(lang !== undefined && { lang }),
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        ...(describedBy !== '' && { 'aria-describedby': describedBy }),
        ...(isInvalid && { 'aria-invalid': 'true' }),
      },
    })
  }, [view, id, labelId, describedBy, isInvalid, lang])

  const run = (command: Command) => {
    const current = view.current
    if (!current) return
    command(current.state, current.dispatch, current)
    current.focus()
  }
  return (
    <div className={isInvalid ? 'editor err' : 'editor'}>
      {state && (
        <EditingToolbar
          state={state}
          run={run}
          controls={id}
          onImage={() => view.current && askAboutImage(view.current, ask)}
          onLink={() => view.current && askAboutLink(view.current, askForLink)}
        />
      )}
      <div ref={place} />
    </div>
  )
}

type EditorParts = Pick<RichEditorProps, 'area' | 'ask' | 'kept' | 'askForLink'> & {
  place: RefObject<HTMLDivElement | null>
}

function useEditorView(
  { place, area, ask, kept, askForLink }: EditorParts,
  onState: (state: EditorState) => void,
): RefObject<EditorView | null> {
  const view = useRef<EditorView | null>(null)
  useEffect(() => {
    const text = area.current
    if (!place.current || !text) return undefined
    const keeper = keepInForm(text, () => created.state)
    const created = new EditorView(place.current, {
      state: stateFor(text.value, kept.current),
      ...takeImages(ask),
      plugins: [readSelectionFirst, editLinks(askForLink)],
      dispatchTransaction(transaction) {
        created.updateState(created.state.apply(transaction))
        onState(created.state)
        if (transaction.docChanged) keeper.changed()
      },
    })
    view.current = created
    onState(created.state)
    const replace = () => {
      keeper.forget()
      created.updateState(stateFor(text.value, created.state))
      onState(created.state)
    }
    text.addEventListener(TEXT_REPLACED, replace)
    return () => {
      text.removeEventListener(TEXT_REPLACED, replace)
      keeper.stop()
      kept.current = created.state
      created.destroy()
      view.current = null
    }
  }, [place, area, ask, kept, askForLink, onState])
  return view
}

// Browsers tell of a moved caret in a task of its own, behind keys that are waiting already.
const readSelection = (): false => {
  document.dispatchEvent(new Event('selectionchange'))
  return false
}
const readSelectionFirst = new Plugin({
  props: {
    handleDOMEvents: {
      keydown: readSelection,
      copy: readSelection,
      cut: readSelection,
      paste: readSelection,
    },
  },
})

// Serializing a long text takes some milliseconds, so it waits for a pause or until the form is read.
const PAUSE_MS = 300

function keepInForm(area: HTMLTextAreaElement, read: () => EditorState) {
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
