import { unfoldAround } from '#app/features/post-editor/ui/panel-part.tsx'
import type { Finding } from '#app/features/posts/checklist/finding.ts'

/** @returns false when the words or the field are not there */
export function showFinding(form: HTMLFormElement, finding: Finding): boolean {
  const rich = finding.field === 'content' ? document.getElementById('content-rich') : null
  if (rich) return showInRichText(rich, finding)
  const field = form.elements.namedItem(finding.field)
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  if (!isText && !(field instanceof HTMLSelectElement)) return false
  unfoldAround(field)
  const [start, end] = placeIn(field.value, finding)
  // Selected before the focus, because only the focus scrolls.
  if (isText && field.type.startsWith('text')) field.setSelectionRange(start, end)
  field.focus()
  field.scrollIntoView({ block: 'nearest' })
  return true
}

function placeIn(text: string, { words, line = 0 }: Finding): [start: number, end: number] {
  const lines = text.split('\n')
  const start = lines.slice(0, line).join('\n').length + (line > 0 ? 1 : 0)
  const at = words === '' ? -1 : text.indexOf(words, start)
  if (at >= 0) return [at, at + words.length]
  return [start, start + (lines[line]?.length ?? 0)]
}

function showInRichText(rich: HTMLElement, finding: Finding): boolean {
  const range = elementRange(rich, finding) ?? wordsRange(rich, finding.words)
  rich.focus()
  if (!range) return true
  const selection = getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
  const block = range.startContainer.parentElement ?? rich
  block.scrollIntoView({ block: 'center' })
  return true
}

function elementRange(rich: HTMLElement, { kind, words }: Finding): Range | null {
  const [noun] = kind.split('-')
  const range = document.createRange()
  if (noun === 'image') {
    const images = [...rich.querySelectorAll('img, [data-address]')]
    const found = images.find((each) =>
      [each.getAttribute('src'), each.getAttribute('data-address')].includes(words),
    )
    if (!found) return null
    range.selectNode(found)
    return range
  }
  const isHeading = noun === 'heading' || kind === 'title-in-text'
  if (!isHeading && noun !== 'link') return null
  const elements = [...rich.querySelectorAll(isHeading ? 'h2, h3, h4, h5, h6' : 'a')]
  const found = elements.find((candidate) => candidate.textContent.trim() === words)
  if (!found) return null
  range.selectNodeContents(found)
  return range
}

function wordsRange(rich: HTMLElement, words: string): Range | null {
  const nodes: { node: Node; start: number }[] = []
  let text = ''
  const walker = document.createTreeWalker(rich, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    nodes.push({ node, start: text.length })
    text += node.textContent ?? ''
  }
  const at = words === '' ? -1 : text.indexOf(words)
  const first = nodes.findLast(({ start }) => start <= at)
  const last = nodes.findLast(({ start }) => start < at + words.length)
  if (at < 0 || !first || !last) return null
  const range = document.createRange()
  range.setStart(first.node, at - first.start)
  range.setEnd(last.node, at + words.length - last.start)
  return range
}
