import { foldForSearch } from '#app/platform/texts/fold-for-search.ts'

/** Folding removes it from typed text, so that no match crosses two fields. */
export const FIELD_SEPARATOR = '\u001f'

export function searchColumn(fields: readonly string[]): string {
  return fields.map(foldForSearch).join(FIELD_SEPARATOR)
}

/** Takes `%`, `_` and `\` literally (escape character `\`). */
export function likePattern(text: string): string {
  return `%${foldForSearch(text).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}
