/** The mark by which spreadsheets know that a file is UTF-8; it stands before the first line. */
export const CSV_MARK = '\uFEFF'

/** A line of a CSV file (RFC 4180), with every cell in quotation marks. */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(cell).join(',')}\r\n`
}

// What a spreadsheet would take for a formula (OWASP, "CSV Injection"): read as text when an apostrophe stands before it.
const FORMULA = /^\s*[=+\-@\t\r\u00a0＝＋－＠|]/u

function cell(value: string | number): string {
  const text = String(value)
  const harmless = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
