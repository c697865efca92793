import {
  mayStayEnglish,
  type Translation,
} from '#test/seo/language/translations/may-stay-english.ts'
import type { TextLeaf } from '#test/seo/language/translations/text-leaves.ts'

/** What is wrong with a translation beside its English, each with the path of its text. */
export function compareTranslation(
  english: readonly TextLeaf[],
  translation: readonly TextLeaf[],
  language: Translation,
): string[] {
  const translated = new Map(translation.map((leaf) => [leaf.path, leaf.text]))
  const known = new Set(english.map(({ path }) => path))
  return [
    ...english.flatMap((leaf) => {
      const problem = problemOf(leaf, translated.get(leaf.path), language)
      return problem === null ? [] : [`${leaf.path}: ${problem}`]
    }),
    ...translation
      .filter(({ path }) => !known.has(path))
      .map(({ path, text }) => `${path}: not in the English: ${text}`),
  ]
}

function problemOf(
  leaf: TextLeaf,
  translated: string | undefined,
  language: Translation,
): string | null {
  const { text, isFixed } = leaf
  if (translated === undefined) return 'missing'
  if (isFixed) return translated === text ? null : `must stay ${text}, is ${translated}`
  if (text !== '' && translated.trim() === '') return 'empty'
  const [ours, theirs] = [placeholdersOf(text), placeholdersOf(translated)]
  if (ours !== theirs) return `placeholders ${ours || 'none'}, but ${theirs || 'none'}`
  const [figures, theirFigures] = [figuresOf(text), figuresOf(translated)]
  if (figures !== theirFigures) return `figures ${figures || 'none'}, but ${theirFigures || 'none'}`
  return translated === text && !mayStayEnglish(leaf, language) ? `still English: ${text}` : null
}

function placeholdersOf(text: string): string {
  return (text.match(/\{[^};]*[;}]/g) ?? []).toSorted().join(' ')
}

/** However a language groups their digits. */
function figuresOf(text: string): string {
  const plain = text
    .replaceAll(/\{[^};]*[;}]/g, ' ')
    .replaceAll(/(?<=\d)[.,\s](?=\d{3}(?!\d))/g, '')
  return (plain.match(/\d+/g) ?? []).toSorted().join(' ')
}
