import type { Attrs, Mark, Node } from 'prosemirror-model'
import { comparisonTexts as texts } from '#app/features/rich-text/compare/comparison-texts.ts'

/** What a reader sees in one form; an image is its description. */
export type Run = { text: string; marks: readonly Mark[]; image: Attrs | null }

export function runsOf(line: Node): Run[] {
  return line.children.map(({ type, text, marks, attrs }) => {
    if (type.name === 'image') return { text: imageText(String(attrs['alt'])), marks, image: attrs }
    return { text: text ?? '\n', marks, image: null }
  })
}

export function textOf(runs: readonly Run[]): string {
  return runs.map(({ text }) => text).join('')
}

function imageText(description: string): string {
  return description === '' ? `[${texts.image}]` : `[${texts.image}: ${description}]`
}
