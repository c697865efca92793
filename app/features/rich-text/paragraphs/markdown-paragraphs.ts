import { findPlaces, quoteOf } from '#app/features/rich-text/paragraphs/find-places.ts'
import type { ParagraphEditor } from '#app/features/rich-text/paragraphs/paragraph-tools.ts'

/** In the text area: what stands between two empty lines, with its signs, which do not count when it is found again. */
export function markdownParagraphs(area: HTMLTextAreaElement): ParagraphEditor {
  return {
    current() {
      const { selectionStart: caret, value } = area
      const paragraphs = paragraphsOf(value)
      const place = paragraphs.findIndex(({ to }) => caret <= to)
      const quote = quoteOf(paragraphs[place]?.text ?? '')
      return quote === '' ? null : { quote, place }
    },
    show(marked) {
      const paragraphs = paragraphsOf(area.value)
      const [place = null] = findPlaces(
        paragraphs.map(({ text }) => text),
        [marked],
      )
      const found = place === null ? undefined : paragraphs[place]
      if (!found) return false
      // Selected before the focus, because only the focus scrolls.
      area.setSelectionRange(found.from, found.to)
      area.focus()
      area.scrollIntoView({ block: 'nearest' })
      return true
    },
  }
}

function paragraphsOf(text: string): { text: string; from: number; to: number }[] {
  return [...text.matchAll(/\S(?:(?!\n\s*\n)[\s\S])*/g)].map(({ 0: found, index }) => ({
    text: found,
    from: index,
    to: index + found.length,
  }))
}
