/** The byte order mark by which spreadsheets recognise UTF-8. */
export const CSV_MARK = '\uFEFF'

/** RFC 4180, every cell quoted. */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(cell).join(',')}\r\n`
}

// A spreadsheet would take it for a formula (OWASP, "CSV Injection"); a leading apostrophe makes it text.
const FORMULA = /^\s*[=+\-@\t\r\u00a0＝＋－＠|]/u

function cell(value: string | number): string {
  const text = String(value)
  const harmless = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
