import type { Node } from 'prosemirror-model'
import { type Run, runsOf, textOf } from '#app/features/rich-text/compare/inline-runs.ts'
import { compareTexts } from '#app/platform/texts/compare-texts.ts'

/** Words that have one form in each text. */
export type Stretch =
  | { kind: 'same'; earlier: Run; later: Run }
  | { kind: 'removed'; earlier: Run }
  | { kind: 'added'; later: Run }

/** Of two paragraphs, headings or cells; without the one, all of the other is new or gone. */
export function compareLines(earlier: Node | null, later: Node | null): Stretch[] {
  const before = earlier ? runsOf(earlier) : []
  const after = later ? runsOf(later) : []
  const [takeBefore, takeAfter] = [reader(before), reader(after)]
  const cutAt = (length: number) => Math.min(length, takeBefore.left(), takeAfter.left())
  return compareTexts(textOf(before), textOf(after)).flatMap(({ kind, text }) => {
    const { length } = text
    if (kind === 'removed')
      return takeBefore.all(length).map((run): Stretch => ({ kind, earlier: run }))
    if (kind === 'added') return takeAfter.all(length).map((run): Stretch => ({ kind, later: run }))
    const stretches: Stretch[] = []
    for (let rest = length; rest > 0;) {
      const size = cutAt(rest)
      stretches.push({ kind, earlier: takeBefore.take(size), later: takeAfter.take(size) })
      rest -= size
    }
    return stretches
  })
}

/** Reads the text of the runs in pieces that lie in one run each. */
function reader(runs: readonly Run[]) {
  let [index, offset] = [0, 0]
  const current = (): Run => runs[index] ?? { text: '', marks: [], image: null }
  const left = () => current().text.length - offset
  const take = (size: number): Run => {
    const run = current()
    const text = run.text.slice(offset, offset + size)
    offset += size
    if (left() === 0) [index, offset] = [index + 1, 0]
    return { ...run, text }
  }
  const all = (length: number): Run[] => {
    const pieces: Run[] = []
    for (let rest = length; rest > 0;) {
      const piece = take(Math.min(rest, left()))
      pieces.push(piece)
      rest -= piece.text.length
    }
    return pieces
  }
  return { left, take, all }
}
