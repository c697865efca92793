import { Plugin, TextSelection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { isOwnHtml } from '#app/features/rich-text/disarmed-html.ts'
import { imageTexts, pasteTexts } from '#app/features/rich-text/texts.ts'
import { canLinkTo } from '#app/features/rich-text/link-editing.ts'
import {
  askForNew,
  type AskForImages,
  insertImages,
} from '#app/features/rich-text/ui/take-images.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { showToast } from '#app/ui/feedback/show-toast.ts'

// Most texts are typed, so that what reads HTML comes with the first paste of it.
const loadReader = () => import('#app/features/rich-text/clean-paste.ts')
type Reader = Awaited<ReturnType<typeof loadReader>>
let reader: Reader | null = null

type Given = { html: string; text: string; files: readonly File[] }

/** Takes HTML and images; text alone and what was copied within the editor are left to ProseMirror. */
export function takePasted(ask: AskForImages): Plugin {
  return new Plugin({
    props: {
      handleDOMEvents: {
        paste(view, event) {
          const given = readData(event.clipboardData)
          const isTaken = !isText(view, given) && take(view, given, ask)
          if (isTaken) event.preventDefault()
          return isTaken
        },
        drop(view, event) {
          // Moving within the text.
          if (view.dragging) return false
          const given = readData(event.dataTransfer)
          if (given.html === '' && given.files.length === 0) return false
          const place = view.posAtCoords({ left: event.clientX, top: event.clientY })
          const { doc, tr } = view.state
          if (place) view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(place.pos))))
          const isTaken = take(view, given, ask)
          if (isTaken) event.preventDefault()
          view.focus()
          return isTaken
        },
      },
    },
  })
}

function readData(data: DataTransfer | null): Given {
  return {
    html: data?.getData('text/html') ?? '',
    text: data?.getData('text/plain') ?? '',
    files: [...(data?.files ?? [])],
  }
}

/** In code, or as the address of a link for what is selected. */
function isText({ state }: EditorView, { text, files }: Given): boolean {
  if (files.length > 0 || text === '') return false
  return state.selection.$from.parent.type.spec.code === true || canLinkTo(state, text)
}

function take(view: EditorView, given: Given, ask: AskForImages): boolean {
  const { html, files } = given
  if (html === '' || isOwnHtml(html)) {
    if (files.length > 0) askForNew(view, ask, files)
    return files.length > 0
  }
  if (reader) insert(view, reader, given, ask)
  else void insertOnceLoaded(view, given, ask)
  return true
}

async function insertOnceLoaded(view: EditorView, given: Given, ask: AskForImages): Promise<void> {
  try {
    reader = await loadReader()
  } catch (error) {
    reportError(error)
  }
  if (view.isDestroyed) return
  if (reader) return insert(view, reader, given, ask)
  const { unread } = pasteTexts
  const title = given.text === '' ? unread.nothing : unread.words
  showToast({ title, text: unread.text, tone: 'normal' })
  view.pasteText(given.text)
}

function insert(view: EditorView, read: Reader, given: Given, ask: AskForImages): void {
  const pasted = read.readPastedHtml(given.html)
  // A copied image is a file beside HTML that only names it; Word adds an image of the copied text.
  if (given.files.length > 0 && !pasted.hasText) return askForNew(view, ask, given.files)
  sayLeftOut(pasted)
  if (pasted.files.length === 0) {
    pasted.insert(view, [])
    return
  }
  ask({
    kind: 'add',
    files: pasted.files,
    settle(found) {
      pasted.insert(view, found)
      const later = found.filter(({ file }) => file === null || file >= pasted.files.length)
      insertImages(later)(view.state, view.dispatch)
      view.focus()
    },
  })
}

type LeftOut = Pick<ReturnType<Reader['readPastedHtml']>, 'leftOut' | 'hadComments'>

function sayLeftOut({ leftOut: count, hadComments }: LeftOut): void {
  if (hadComments) showToast({ ...pasteTexts.comments, tone: 'normal' })
  if (count === 0) return
  const { leftOut } = imageTexts
  const text = fillText(count === 1 ? leftOut.one : leftOut.many, { count })
  showToast({ title: leftOut.title, text, tone: 'normal' })
}
