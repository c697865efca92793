import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules'
import type { MarkType } from 'prosemirror-model'
import { type Plugin, TextSelection } from 'prosemirror-state'
import { documentSchema } from '#app/features/rich-text/document-schema.ts'

const { nodes, marks } = documentSchema

/** Markdown's signs, converted as they are typed; Backspace right after brings them back. */
export function typedSigns(): Plugin {
  return inputRules({
    rules: [
      // The page's title has the first level.
      textblockTypeInputRule(/^(#{1,4})\s$/, nodes.heading, ([, signs = '']) => ({
        level: Math.max(2, signs.length),
      })),
      wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
      wrappingInputRule(/^\s*[-*]\s$/, nodes.bullet_list),
      wrappingInputRule(/^1[.)]\s$/, nodes.ordered_list),
      typedRule,
      typedMark(/(?<![\w*])\*\*([^\s*](?:[^*]*[^\s*])?)\*\*$/, marks.strong),
      typedMark(/(?<![\w*])\*([^\s*](?:[^*]*[^\s*])?)\*$/, marks.em),
      typedMark(/(?<!`)`([^`]+)`$/, marks.code),
    ],
  })
}

const typedRule = new InputRule(/^---$/, (state, _match, start) => {
  const $start = state.doc.resolve(start)
  const { parent } = $start
  // The third hyphen is not in the text yet.
  const isAlone = parent.type === nodes.paragraph && parent.content.size === 2
  const index = $start.index(-1)
  if (!isAlone || !$start.node(-1).canReplaceWith(index, index, nodes.horizontal_rule)) return null
  const { tr } = state
  const at = $start.before()
  tr.delete(start, start + 2).insert(at, nodes.horizontal_rule.create())
  return tr.setSelection(TextSelection.create(tr.doc, at + 2))
})

function typedMark(pattern: RegExp, type: MarkType): InputRule {
  return new InputRule(
    pattern,
    ({ tr, doc }, match, start, end) => {
      const [, text = ''] = match
      const typed = match[0].length - text.length
      const open = typed / 2
      if (!doc.resolve(start).parent.type.allowsMarkType(type)) return null
      // The last sign is not in the text yet.
      tr.delete(end - (open - 1), end).delete(start, start + open)
      tr.addMark(start, start + text.length, type.create()).removeStoredMark(type)
      return tr
    },
    { inCodeMark: false },
  )
}
