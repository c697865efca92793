import { type RefObject, useEffect, useRef, useState } from 'react'
import { type Command, type EditorState, Plugin } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { factQuote } from '#app/features/rich-text/fact-request.ts'
import { askAboutLink, editLinks, findLink } from '#app/features/rich-text/link-editing.ts'
import {
  createParagraphMarks,
  paragraphEditor,
  type ParagraphMarks,
} from '#app/features/rich-text/paragraphs/mark-paragraphs.ts'
import type { ParagraphTools } from '#app/features/rich-text/paragraphs/paragraph-tools.ts'
import { stateFor } from '#app/features/rich-text/state-for.ts'
import { TEXT_REPLACED } from '#app/features/rich-text/text-replaced.ts'
import { imageTexts, writingTexts } from '#app/features/rich-text/texts.ts'
import type { Asks } from '#app/features/rich-text/ui/dialogs.tsx'
import { EditingToolbar, type Opener } from '#app/features/rich-text/ui/editing-toolbar.tsx'
import {
  FindBar,
  findByKeys,
  type Finding,
  findingIn,
} from '#app/features/rich-text/ui/find-bar.tsx'
import { ImageIcon } from '#app/features/rich-text/ui/image-icon.tsx'
import { keepInForm } from '#app/features/rich-text/ui/keep-in-form.ts'
import { askAboutImage, selectedImage, takeImages } from '#app/features/rich-text/ui/take-images.ts'
import { takePasted } from '#app/features/rich-text/ui/take-pasted.ts'
import { Icon } from '#app/ui/icon.tsx'

export type RichEditorProps = {
  id: string
  area: RefObject<HTMLTextAreaElement | null>
  labelId: string
  describedBy: string
  isInvalid: boolean
  lang: string | undefined
  ask: Asks
  paragraphs: ParagraphTools
  /** What was written before the switch to Markdown, with its history. */
  kept: RefObject<EditorState | null>
}

export function RichEditor(props: RichEditorProps) {
  const { id, area, labelId, describedBy, isInvalid, lang, ask, kept, paragraphs } = props
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<EditorState | null>(null)
  const [finding, setFinding] = useState<Finding | null>(null)
  const [marks] = useState(createParagraphMarks)
  const { connect } = paragraphs
  const parts = { place, area, ask, kept, find: setFinding, marks, connect }
  const view = useEditorView(parts, setState)

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

  useEffect(() => {
    if (view.current) marks.mark(view.current, paragraphs.marked)
  }, [view, marks, paragraphs.marked])

  const run = (command: Command) => {
    const current = view.current
    if (!current) return
    command(current.state, current.dispatch, current)
    current.focus()
  }
  const openers = useOpeners(view, state, { ask, find: setFinding })
  return (
    <div className={isInvalid ? 'editor err' : 'editor'}>
      {state && (
        <div className="editortools">
          <EditingToolbar state={state} run={run} controls={id} openers={openers} />
          {finding && (
            <FindBar
              state={state}
              finding={finding}
              run={(command) => view.current && runUnfocused(view.current, command)}
              onClose={() => {
                setFinding(null)
                view.current?.focus()
              }}
            />
          )}
        </div>
      )}
      <div ref={place} />
    </div>
  )
}

type Openings = { ask: Asks; find: (finding: Finding) => void }

function useOpeners(
  view: RefObject<EditorView | null>,
  state: EditorState | null,
  { ask, find }: Openings,
): Opener[] {
  const { toolbar } = writingTexts
  const withView = (open: (current: EditorView) => void) => () => view.current && open(view.current)
  return [
    {
      label: imageTexts.tool,
      icon: <ImageIcon />,
      isPressed: state !== null && selectedImage(state.selection) !== null,
      onPress: withView((current) => askAboutImage(current, ask.forImages)),
    },
    {
      label: toolbar.link,
      icon: <Icon name="link" />,
      isPressed: state !== null && findLink(state) !== null,
      onPress: withView((current) => askAboutLink(current, ask.forLink)),
    },
    {
      label: toolbar.fact,
      icon: <Icon name="scale" />,
      isPressed: undefined,
      onPress: withView((current) => askAboutFact(current, ask.forFact)),
    },
    {
      label: toolbar.find,
      icon: <Icon name="search" />,
      isPressed: undefined,
      onPress: withView((current) => find(findingIn(current.state, 'find'))),
    },
  ]
}

function askAboutFact(view: EditorView, ask: Asks['forFact']): void {
  ask({
    settle(fact) {
      view.dispatch(view.state.tr.insertText(factQuote(fact)).scrollIntoView())
      view.focus()
    },
  })
}

// The editor itself scrolls only to what has the focus.
function runUnfocused(view: EditorView, command: Command): void {
  command(view.state, view.dispatch, view)
  view.dom.querySelector('.ProseMirror-active-search-match')?.scrollIntoView({ block: 'center' })
}

type EditorParts = Openings &
  Pick<RichEditorProps, 'area' | 'kept'> & {
    place: RefObject<HTMLDivElement | null>
    marks: ParagraphMarks
    connect: ParagraphTools['connect']
  }

function useEditorView(
  { place, area, ask, kept, find, marks, connect }: EditorParts,
  onState: (state: EditorState) => void,
): RefObject<EditorView | null> {
  const view = useRef<EditorView | null>(null)
  useEffect(() => {
    const text = area.current
    if (!place.current || !text) return undefined
    const keeper = keepInForm(text, () => created.state)
    const created = new EditorView(place.current, {
      state: stateFor(text.value, kept.current),
      ...takeImages(ask.forImages),
      plugins: [
        readSelectionFirst,
        takePasted(ask.forImages),
        editLinks(ask.forLink),
        findByKeys(find),
        marks.plugin,
      ],
      dispatchTransaction(transaction) {
        marks.follow(transaction)
        created.updateState(created.state.apply(transaction))
        onState(created.state)
        if (transaction.docChanged) keeper.changed()
      },
    })
    view.current = created
    connect(paragraphEditor(created, marks))
    onState(created.state)
    const replace = () => {
      keeper.forget()
      const next = stateFor(text.value, created.state)
      marks.find(next.doc)
      created.updateState(next)
      onState(created.state)
    }
    text.addEventListener(TEXT_REPLACED, replace)
    return () => {
      text.removeEventListener(TEXT_REPLACED, replace)
      keeper.stop()
      kept.current = created.state
      created.destroy()
      view.current = null
      connect(null)
    }
  }, [place, area, ask, kept, find, marks, connect, onState])
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
