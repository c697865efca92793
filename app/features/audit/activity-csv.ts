import { activityTexts } from '#app/features/audit/texts.ts'
import { CSV_MARK, csvLine } from '#app/platform/csv.ts'
import type { LoggedAct } from '#app/features/audit/act.ts'
import { actorName, actSentence } from '#app/features/audit/act-sentence.ts'

/** With the byte order mark. */
export function csvHead(): string {
  return `${CSV_MARK}${csvLine(activityTexts.csvColumns)}`
}

/** @param local in the firm's time zone */
export function actCsv(act: LoggedAct, local: string): string {
  const { at, actor, subject } = act
  const who = actorName(actor)
  return csvLine([at.toISOString(), local, who, actSentence(act), act.act, subject])
}
