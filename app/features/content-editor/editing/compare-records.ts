import {
  type GroupField,
  type Json,
  leavesOf,
} from '#app/features/content-editor/form/form-field.ts'
import { showValue } from '#app/features/content-editor/form/show-value.ts'
import { compareTexts, type TextPart } from '#app/platform/texts/compare-texts.ts'

export type ComparedPart = { path: string; label: string; parts: TextPart[] }

/** Field by field, in the order of the form; only what differs. */
export function compareRecords(form: GroupField, earlier: Json, later: Json): ComparedPart[] {
  const [before, after] = [textsOf(form, earlier), textsOf(form, later)]
  const paths = new Set([...after.keys(), ...before.keys()])
  return [...paths].flatMap((path) => {
    const [one, other] = [before.get(path), after.get(path)]
    if (one?.text === other?.text) return []
    const parts = compareTexts(one?.text ?? '', other?.text ?? '')
    return [{ path, label: (other ?? one)?.label ?? path, parts }]
  })
}

function textsOf(form: GroupField, value: Json): Map<string, { label: string; text: string }> {
  return new Map(
    leavesOf(form, value)
      .filter(({ field }) => field.kind !== 'fixed')
      .map(({ path, labels, value: leaf }) => [
        path,
        { label: labels.join(', '), text: showValue(leaf) },
      ]),
  )
}
