/** Folding removes it from typed text, so that no match crosses two fields. */
export const FIELD_SEPARATOR = '\u001f'

/** Removes case, accents and compatibility forms; control characters and white space become one space. */
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

export function searchColumn(fields: readonly string[]): string {
  return fields.map(foldForSearch).join(FIELD_SEPARATOR)
}

/** Takes `%`, `_` and `\` literally (escape character `\`). */
export function likePattern(text: string): string {
  return `%${foldForSearch(text).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}
