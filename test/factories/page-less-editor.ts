import type { Slice } from 'prosemirror-model'
import {
  AllSelection,
  type EditorState,
  type Plugin,
  Selection,
  TextSelection,
  type Transaction,
} from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { editingCommands } from '#app/features/rich-text/editing-commands.ts'
import { writeMarkdown } from '#app/features/rich-text/markdown/write-markdown.ts'
import { readPastedText } from '#app/features/rich-text/paste-text.ts'
import { stateFor } from '#app/features/rich-text/state-for.ts'
import { tableCommands } from '#app/features/rich-text/table-commands.ts'

export const editingTools = [...editingCommands, ...tableCommands]
export type EditingTool = (typeof editingTools)[number]['name']

export const FEES = '| Form | Fee |\n| --- | --- |\n| I-130 | $675 |'

/** An editor without a page; what its keys leave to the browser is done roughly. */
export class PageLessEditor {
  state: EditorState

  constructor(markdown: string) {
    this.state = stateFor(markdown, null)
  }

  get markdown(): string {
    return writeMarkdown(this.state.doc)
  }

  /** Says whether the editor took it; otherwise the browser does. */
  key(name: string): boolean {
    const key = name.replace(/^(?:(?:Shift|Control)-)+/, '')
    const isHandled = this.#props((props, plugin, view) =>
      props.handleKeyDown?.call(plugin, view, {
        key,
        keyCode: 0,
        altKey: false,
        metaKey: false,
        shiftKey: name.includes('Shift-'),
        ctrlKey: name.includes('Control-'),
      } as unknown as KeyboardEvent),
    )
    if (!isHandled) this.#browserKey(key)
    return isHandled
  }

  type(text: string): void {
    for (const character of text) {
      const { from, to } = this.state.selection
      const isHandled = this.#props((props, plugin, view) =>
        props.handleTextInput?.call(plugin, view, from, to, character, () => this.state.tr),
      )
      if (!isHandled) this.#dispatch(this.state.tr.insertText(character))
    }
  }

  press(name: EditingTool): void {
    const tool = editingTools.find((each) => each.name === name)
    if (tool?.canRun(this.state) === true) tool.run(this.state, (tr) => this.#dispatch(tr))
  }

  paste(slice: Slice): void {
    let pasted = slice
    this.#props((props, plugin, view) => {
      pasted = props.transformPasted?.call(plugin, pasted, view, false) ?? pasted
    })
    const event = {} as unknown as ClipboardEvent
    const isHandled = this.#props((props, plugin, view) =>
      props.handlePaste?.call(plugin, view, event, pasted),
    )
    if (!isHandled) this.#dispatch(this.state.tr.replaceSelection(pasted))
  }

  pasteText(text: string, isLiteral = false): void {
    this.paste(readPastedText(text, [], isLiteral))
  }

  place(text: string, offset = 0): void {
    const at = this.placeOf(text) + offset
    this.select(at, at)
  }

  placeOf(text: string): number {
    let place = -1
    this.state.doc.descendants((node, at) => {
      const found = node.text?.indexOf(text) ?? -1
      if (found !== -1 && place === -1) place = at + found
    })
    return place
  }

  select(anchor: number, head: number): void {
    const { doc, tr } = this.state
    const [from, to] = [anchor, head].map((place) => Math.min(place, doc.content.size))
    if (from === undefined || to === undefined) return
    this.#dispatch(tr.setSelection(TextSelection.between(doc.resolve(from), doc.resolve(to))))
  }

  selectAll(): void {
    this.#dispatch(this.state.tr.setSelection(new AllSelection(this.state.doc)))
  }

  throughMarkdown(change = (markdown: string) => markdown): void {
    this.state = stateFor(change(this.markdown), this.state)
  }

  #dispatch(tr: Transaction): void {
    this.state = this.state.apply(tr)
  }

  #props(
    take: (props: Plugin['props'], plugin: Plugin, view: EditorView) => boolean | void,
  ): boolean {
    const view = {
      state: this.state,
      dispatch: (tr: Transaction) => this.#dispatch(tr),
      endOfTextblock: (key: string) => {
        const { $head, empty } = this.state.selection
        if (key === 'up' || key === 'down') return true
        return empty && $head.parentOffset === (key === 'left' ? 0 : $head.parent.content.size)
      },
      composing: false,
    } as unknown as EditorView
    return this.state.plugins.some((plugin) => take(plugin.props, plugin, view) === true)
  }

  #browserKey(key: string): void {
    const { selection, doc, tr } = this.state
    const { $head, head, empty } = selection
    if (!empty) {
      if (key === 'Backspace' || key === 'Delete') this.#dispatch(tr.deleteSelection())
      else if (key.startsWith('Arrow')) this.#dispatch(tr.setSelection(Selection.near($head)))
      return
    }
    const direction = key === 'Backspace' || key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1
    const beside = $head.parentOffset + direction
    const isWithin = $head.parent.isTextblock && beside >= 0 && beside <= $head.parent.content.size
    if (key === 'Backspace' || key === 'Delete') {
      const other = head + direction
      if (isWithin) this.#dispatch(tr.delete(Math.min(head, other), Math.max(head, other)))
    } else if (key.startsWith('Arrow')) {
      const place = Math.min(Math.max(0, head + direction), doc.content.size)
      this.#dispatch(tr.setSelection(Selection.near(doc.resolve(place), direction)))
    }
  }
}
