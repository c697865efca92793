import { activityTexts } from '#app/features/audit/texts.ts'
import { CSV_MARK, csvLine } from '#app/platform/csv.ts'
import type { LoggedAct } from '#app/features/audit/act.ts'
import { actorName, actSentence } from '#app/features/audit/act-sentence.ts'

/** The first line, after the mark by which spreadsheets know UTF-8. */
export function csvHead(): string {
  return `${CSV_MARK}${csvLine(activityTexts.csvColumns)}`
}

/** One act as a line. @param local when, as the firm's clock shows it */
export function actCsv(act: LoggedAct, local: string): string {
  const { at, actor, subject } = act
  const who = actorName(actor)
  return csvLine([at.toISOString(), local, who, actSentence(act), act.act, subject])
}
