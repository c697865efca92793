import { CSV_MARK, csvLine } from '#app/platform/csv.ts'
import type { LoggedAct } from '#app/features/audit/act.ts'
import { actorName, actSentence } from '#app/features/audit/act-sentence.ts'
import type { ActivityWords } from '#app/features/audit/activity-words.ts'

/** The first line, after the mark by which spreadsheets know UTF-8. */
export function csvHead({ csv }: Pick<ActivityWords, 'csv'>): string {
  return `${CSV_MARK}${csvLine([csv.at, csv.local, csv.who, csv.what, csv.act, csv.subject])}`
}

/** One act as a line. @param local when, as the firm's clock shows it */
export function actCsv(act: LoggedAct, local: string, words: ActivityWords): string {
  const { at, actor, subject } = act
  const who = actorName(actor, words)
  return csvLine([at.toISOString(), local, who, actSentence(act, words), act.act, subject])
}
