import type { LoggedAct } from '#app/features/audit/act.ts'
import { actorName, actSentence } from '#app/features/audit/act-sentence.ts'
import type { ActivityWords } from '#app/features/audit/activity-words.ts'

/** The first line, after the mark by which spreadsheets know UTF-8. */
export function csvHead({ csv }: Pick<ActivityWords, 'csv'>): string {
  return `\uFEFF${csvLine([csv.at, csv.local, csv.who, csv.what, csv.act, csv.subject])}`
}

/** One act as a line. @param local when, as the firm's clock shows it */
export function actCsv(act: LoggedAct, local: string, words: ActivityWords): string {
  const { at, actor, subject } = act
  const who = actorName(actor, words)
  return csvLine([at.toISOString(), local, who, actSentence(act, words), act.act, subject])
}

/** A line of a CSV file (RFC 4180). */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

// What a spreadsheet would take for a formula (OWASP, "CSV Injection"): read as text when a quotation mark stands before it.
const FORMULA = /^\s*[=+\-@\t\r]/u

function csvCell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
