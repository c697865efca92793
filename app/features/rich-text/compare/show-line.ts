import type { Node } from 'prosemirror-model'
import { comparisonTexts as texts } from '#app/features/rich-text/compare/comparison-texts.ts'
import { addressesOf, changesOfForm } from '#app/features/rich-text/compare/describe-changes.ts'
import { type Run, runsOf, textOf } from '#app/features/rich-text/compare/inline-runs.ts'
import { createMarkdown } from '#app/features/rich-text/markdown/markdown-flavour.ts'
import { compareTexts } from '#app/platform/texts/compare-texts.ts'

/** Read aloud before what is new or gone. */
export type Spoken = { added: string; removed: string }

const escape = createMarkdown().utils.escapeHtml

/** HTML that is safe to print. */
export function showLine(earlier: Node | null, later: Node | null, spoken: Spoken): string {
  const stretches = compareLines(earlier, later)
  const kind = later ? 'added' : 'removed'
  if (stretches.length === 0) return earlier && later ? '' : mark(kind, note(texts.empty), spoken)
  return clustersOf(stretches)
    .map((cluster) => showCluster(cluster, spoken))
    .join('')
}

export function mark(kind: 'added' | 'removed', html: string, spoken: Spoken): string {
  const tag = kind === 'added' ? 'ins' : 'del'
  const begin = `<span class="vh" dir="ltr">[${escape(spoken[kind])}: </span>`
  return `<${tag}>${begin}${html}<span class="vh" dir="ltr">] </span></${tag}>`
}

/** What is told beside the text. */
export function note(text: string, tag: 'small' | 'p' = 'small'): string {
  return `<${tag} class="told" dir="auto">${escape(text)}</${tag}>`
}

/** What lies between two stretches that stayed, or stayed itself. */
function clustersOf(stretches: readonly Stretch[]): Stretch[][] {
  const clusters: Stretch[][] = []
  for (const stretch of stretches) {
    const last = clusters.at(-1)
    const isSame = stretch.kind === 'same'
    if (last && (last[0]?.kind === 'same') === isSame) last.push(stretch)
    else clusters.push([stretch])
  }
  return clusters
}

function showCluster(cluster: readonly Stretch[], spoken: Spoken): string {
  const same = cluster.flatMap((stretch) => (stretch.kind === 'same' ? [stretch] : []))
  const removed = cluster.flatMap((one) => (one.kind === 'removed' ? [one.earlier] : []))
  const added = cluster.flatMap((one) => (one.kind === 'added' ? [one.later] : []))
  const changes = same.map(({ earlier, later }) => changesOfForm(earlier, later))
  const [before, after] = [removed, added].map((runs) => runs.map((run) => addressesOf(run)))
  const isToldOf = told(before).join() !== told(after).join()
  const side = (kind: 'added' | 'removed', runs: readonly Run[], addresses: string[][] = []) =>
    runs.length === 0 ? '' : mark(kind, showChanged(runs, isToldOf ? addresses : []), spoken)
  return (
    same.map(({ later }, index) => showRun(later) + notesAfter(changes, index)).join('') +
    side('removed', removed, before) +
    side('added', added, after)
  )
}

function showChanged(runs: readonly Run[], addresses: readonly string[][]): string {
  const text = runs.map((run) => run.text).join('')
  const isUnseen = /^[\s\p{Cf}\p{Zs}\p{M}]*$/u.test(text) && !text.includes('\n')
  const shown = runs.map((run, index) => showRun(run, true) + notesAfter(addresses, index)).join('')
  return isUnseen ? note(texts.space) + shown : shown
}

/** Once for all runs in a row of which the same is said. */
function notesAfter(notes: readonly string[][], index: number): string {
  const here = notes[index] ?? []
  const isRepeated = here.join() === notes[index + 1]?.join()
  return isRepeated ? '' : here.map((text) => note(text)).join('')
}

function told(notes: readonly string[][] = []): string[] {
  return notes.flatMap((each, index) => (each.join() === notes[index + 1]?.join() ? [] : each))
}

const TAGS = [
  ['code', 'code'],
  ['strikethrough', 's'],
  ['em', 'em'],
  ['strong', 'strong'],
] as const

function showRun({ text, marks }: Run, isChanged = false): string {
  const lineEnd = isChanged ? `${note(texts.break)}<br>` : '<br>'
  let html = escape(text).replaceAll('\n', lineEnd)
  const has = (name: string) => marks.find(({ type }) => type.name === name)
  for (const [name, tag] of TAGS) if (has(name)) html = `<${tag}>${html}</${tag}>`
  const link = has('link')
  return link ? `<a href="${escape(String(link.attrs['href']))}" rel="noopener">${html}</a>` : html
}

/** Words that have one form in each text. */
type Stretch =
  | { kind: 'same'; earlier: Run; later: Run }
  | { kind: 'removed'; earlier: Run }
  | { kind: 'added'; later: Run }

/** Of two paragraphs, headings or cells; without the one, all of the other is new or gone. */
function compareLines(earlier: Node | null, later: Node | null): Stretch[] {
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
