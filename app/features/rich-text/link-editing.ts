import { closeHistory } from 'prosemirror-history'
import { Fragment, type Mark, type Node, Slice } from 'prosemirror-model'
import { type Command, type EditorState, Plugin, TextSelection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { documentSchema as schema } from '#app/features/rich-text/document-schema.ts'
import type { AskForLink } from '#app/features/rich-text/link-request.ts'
import {
  findAddresses,
  type FoundAddress,
  isWebAddress,
} from '#app/features/rich-text/markdown/find-addresses.ts'
import { plainAddress } from '#app/features/rich-text/plain-address.ts'
import { isShortcut } from '#app/ui/form/is-shortcut.ts'
import { cleanAddress } from '#app/platform/texts/clean-address.ts'

const { code, link } = schema.marks

/** Ctrl+K asks for a link; a web address that is typed or pasted becomes one. */
export function editLinks(ask: AskForLink): Plugin {
  return new Plugin({
    props: {
      handleKeyDown(view, event) {
        if (event.key === 'Enter') linkTyped(view)
        if (!isShortcut(event, 'k')) return false
        event.preventDefault()
        askAboutLink(view, ask)
        return true
      },
      handleTextInput(view, from, to, text) {
        if (text !== ' ' || findTyped(view.state) === null) return false
        view.dispatch(view.state.tr.insertText(text, from, to).scrollIntoView())
        linkTyped(view, text.length)
        return true
      },
      handlePaste(view, event) {
        const address = event.clipboardData?.getData('text/plain') ?? ''
        if (!canLinkTo(view.state, address)) return false
        const href = plainAddress(address)
        return setLink({ href, text: null })(view.state, view.dispatch)
      },
      transformPastedText(text) {
        const address = cleanAddress(text)
        return isWebAddress(address) ? address : text
      },
      transformPasted: ({ content, openStart, openEnd }) =>
        new Slice(linkAddresses(content), openStart, openEnd),
    },
  })
}

/** Whether a pasted address becomes the link of what is selected. */
export function canLinkTo(state: EditorState, text: string): boolean {
  return !state.selection.empty && wordsOf(state) !== null && isWebAddress(cleanAddress(text))
}

export function askAboutLink(view: EditorView, ask: AskForLink): void {
  if (!canHaveLink(view.state)) return
  ask({
    href: String(findLink(view.state)?.attrs['href'] ?? ''),
    text: wordsOf(view.state),
    settle(wanted) {
      setLink(wanted)(view.state, view.dispatch)
      view.focus()
    },
  })
}

/** Words that stay the same keep their emphasis. @internal exported for tests */
export function setLink({ href, text }: { href: string; text: string | null }): Command {
  return (state, dispatch) => {
    if (!canHaveLink(state)) return false
    const { from, to } = linkRange(state)
    const { tr } = state
    tr.removeMark(from, to, link)
    let end = to
    if (href !== '') {
      const title = String(findLink(state)?.attrs['title'] ?? '')
      const mark = link.create({ href, title })
      const isSame = text === null || text === wordsOf(state)
      if (isSame && from < to) tr.addMark(from, to, mark)
      else {
        const words = text === null || text.trim() === '' ? href : text
        const marks = state.doc.nodeAt(from)?.marks ?? []
        const others = from < to ? marks : (state.storedMarks ?? state.selection.$from.marks())
        tr.replaceWith(from, to, schema.text(words, mark.addToSet(others)))
        end = from + words.length
      }
    }
    // What is typed next stands behind the link, in place of nothing.
    if (from < end) tr.setSelection(TextSelection.near(tr.doc.resolve(end), -1))
    dispatch?.(tr.scrollIntoView())
    return true
  }
}

export function findLink({ selection, doc }: EditorState): Mark | null {
  const { $from, from, to, empty } = selection
  // Also at its end, where what is typed is no part of it.
  if (empty) return link.isInSet($from.nodeBefore?.marks ?? $from.marks()) ?? null
  let found: Mark | null = null
  doc.nodesBetween(from, to, (node) => {
    found ??= link.isInSet(node.marks) ?? null
  })
  return found
}

function canHaveLink({ selection }: EditorState): boolean {
  const { $from } = selection
  return !$from.parent.isTextblock || $from.parent.type.allowsMarkType(link)
}

/** The selection, or the whole link at the caret. */
function linkRange(state: EditorState): { from: number; to: number } {
  const { $from, from, to, empty } = state.selection
  const mark = findLink(state)
  if (!empty || mark === null) return { from, to }
  let [start, end] = [$from.index(), $from.indexAfter()]
  const { parent } = $from
  const hasMark = (index: number) => mark.isInSet(parent.maybeChild(index)?.marks ?? [])
  // At a link's edge the caret is between two nodes.
  while (start > 0 && hasMark(start - 1)) start -= 1
  while (end < parent.childCount && hasMark(end)) end += 1
  return { from: $from.posAtIndex(start), to: $from.posAtIndex(end) }
}

/** Null where they are not a part of one paragraph, or not only words. */
function wordsOf(state: EditorState): string | null {
  const { from, to } = linkRange(state)
  const $from = state.doc.resolve(from)
  if (!$from.parent.isTextblock || to > $from.end()) return null
  let isText = true
  state.doc.nodesBetween(from, to, (node) => {
    if (node.isInline && !node.isText) isText = false
  })
  return isText ? state.doc.textBetween(from, to) : null
}

// A step of its own, so that undo takes only the link away.
function linkTyped(view: EditorView, behind = 0): void {
  const typed = findTyped(view.state, behind)
  if (typed === null) return
  const { from, to, href } = typed
  view.dispatch(closeHistory(view.state.tr.addMark(from, to, link.create({ href }))))
}

const LONGEST = 2_000

function findTyped(state: EditorState, behind = 0): FoundAddress | null {
  const { $from, empty } = state.selection
  const { parent, parentOffset } = $from
  if (!empty || !parent.isTextblock || !parent.type.allowsMarkType(link)) return null
  const end = parentOffset - behind
  const text = parent.textBetween(Math.max(0, end - LONGEST), end, null, '\uFFFC')
  const word = /\S+$/.exec(text)?.[0] ?? ''
  const found = findAddresses(word).at(-1)
  if (!found) return null
  const start = $from.start() + end - word.length
  const [from, to] = [start + found.from, start + found.to]
  const hasMark = [link, code].some((type) => state.doc.rangeHasMark(from, to, type))
  return hasMark ? null : { ...found, from, to }
}

/** @internal exported for tests */
export function linkAddresses(content: Fragment): Fragment {
  return Fragment.fromArray(content.content.flatMap(linkedParts))
}

function linkedParts(node: Node): Node | Node[] {
  if (!node.isText) return node.type.spec.code ? node : node.copy(linkAddresses(node.content))
  if (code.isInSet(node.marks)) return node
  const known = link.isInSet(node.marks)
  if (known) return withPlainLink(node, known)
  const parts: Node[] = []
  let at = 0
  for (const { from, to, href } of findAddresses(node.text ?? '')) {
    if (from > at) parts.push(node.cut(at, from))
    const address = node.cut(from, to)
    const linked = link.create({ href })
    parts.push(withPlainLink(address.mark(linked.addToSet(address.marks)), linked))
    at = to
  }
  return at === 0 ? node : [...parts, ...(at < node.nodeSize ? [node.cut(at)] : [])]
}

/** Also where the address of the link is its text. */
function withPlainLink(node: Node, mark: Mark): Node {
  const href = plainAddress(String(mark.attrs['href']))
  const text = node.text ?? ''
  const shown = /^https?:/i.test(text) ? plainAddress(text) : text
  const plain = link.create({ ...mark.attrs, href })
  return schema.text(shown, plain.addToSet(mark.removeFromSet(node.marks)))
}
