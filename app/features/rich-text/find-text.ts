import { closeHistory } from 'prosemirror-history'
import {
  findNext,
  findPrev,
  getMatchHighlights,
  replaceAll,
  replaceNext,
  SearchQuery,
  setSearchState,
} from 'prosemirror-search'
import type { Command, EditorState } from 'prosemirror-state'
import { documentSchema } from '#app/features/rich-text/document-schema.ts'

export type SearchFor = { search: string; replace: string; caseSensitive: boolean }

/** Marks each place in the text; nothing where nothing is searched for. */
export function searchFor(wanted: SearchFor): Command {
  return (state, dispatch) => {
    // As typed: a backslash is a backslash.
    const query = new SearchQuery({ ...wanted, literal: true })
    dispatch?.(setSearchState(state.tr, query))
    return true
  }
}

/** `at`: which of them is selected, from 1; 0 for none. */
export function foundPlaces(state: EditorState): { count: number; at: number } {
  const places = getMatchHighlights(state).find()
  const { from, to } = state.selection
  return {
    count: places.length,
    at: places.findIndex((place) => place.from === from && place.to === to) + 1,
  }
}

export const findCommands = { next: findNext, previous: findPrev, replace: asStep(replaceNext) }

/** All of them are one step that can be undone. */
export const replaceEverywhere = asStep(replaceAll)

function asStep(command: Command): Command {
  return (state, dispatch) =>
    command(state, dispatch && ((transaction) => dispatch(closeHistory(transaction))))
}

/** What is selected, as what to search for; null where it is nothing or more than a part of one paragraph. */
export function selectedWords({ selection, doc }: EditorState): string | null {
  const { $from, $to, from, to } = selection
  if (from === to || !$from.sameParent($to)) return null
  return doc.textBetween(from, to, undefined, (node) =>
    node.type === documentSchema.nodes.hard_break ? ' ' : '',
  )
}
