/** Stands between two fields in a search column; folding removes it from what people type, so no match crosses it. */
export const FIELD_SEPARATOR = '\u001f'

/**
 * Folds text so that a search ignores case, accents and compatibility forms: "Évaluación" and "evaluacion" become equal.
 * Control characters become spaces and runs of white space one space.
 */
export function foldForSearch(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}

/** Joins several fields into one search column, each folded and fenced off from its neighbours. */
export function searchColumn(fields: readonly string[]): string {
  return fields.map(foldForSearch).join(FIELD_SEPARATOR)
}

/** A LIKE pattern that finds `text` anywhere, with `%`, `_` and `\` taken literally (escape character `\`). */
export function likePattern(text: string): string {
  return `%${foldForSearch(text).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}
