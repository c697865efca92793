import { contentTexts } from '#app/features/content-editor/editing/content-texts.ts'
import {
  type GroupField,
  type Json,
  leavesOf,
} from '#app/features/content-editor/form/form-field.ts'
import { showValue } from '#app/features/content-editor/form/show-value.ts'
import { type Compared, compareMarkdown } from '#app/features/rich-text/compare/compare-markdown.ts'
import { compareTexts } from '#app/platform/texts/compare-texts.ts'

export type ComparedPart = { path: string; label: string } & Compared

/** Field by field, in the order of the form; only what differs. Markdown as it reads, too, if `isForReading`. */
export function compareRecords(
  form: GroupField,
  earlier: Json,
  later: Json,
  { isForReading }: { isForReading: boolean },
): ComparedPart[] {
  const [before, after] = [textsOf(form, earlier), textsOf(form, later)]
  const paths = new Set([...after.keys(), ...before.keys()])
  return [...paths].flatMap((path): ComparedPart[] => {
    const [one, other] = [before.get(path), after.get(path)]
    if (one?.text === other?.text) return []
    const { label = path, kind } = other ?? one ?? {}
    const texts = [one?.text ?? '', other?.text ?? ''] as const
    if (kind !== 'markdown' || !isForReading)
      return [{ path, label, parts: compareTexts(...texts) }]
    return [{ path, label, ...compareMarkdown(...texts, { spoken, under: 1 }) }]
  })
}

const { spoken } = contentTexts.revisions

type ShownLeaf = { label: string; text: string; kind: string }

function textsOf(form: GroupField, value: Json): Map<string, ShownLeaf> {
  return new Map(
    leavesOf(form, value)
      .filter(({ field }) => field.kind !== 'fixed')
      .map(({ path, labels, field, value: leaf }) => [
        path,
        { label: labels.join(', '), text: showValue(leaf), kind: field.kind },
      ]),
  )
}
