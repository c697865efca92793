import { activityTexts } from '#app/features/audit/texts.ts'
import { CSV_MARK, csvLine } from '#app/platform/csv.ts'

export type LoggedAct = {
  id: string
  at: Date
  /** The actor's email at that time, or a name such as "operator". */
  actor: string
  /** Such as `post.published`. */
  act: string
  /** As it was called at that time. */
  subject: string
}

/** A missing filter matches everything. */
export type ActFilter = { actor?: string | undefined; kind?: string | undefined }

/** Names of URL parameters. */
const PERSON = 'person'
const ABOUT = 'about'

/** An empty choice is none. */
export function readActFilter(query: URLSearchParams): ActFilter {
  return { actor: query.get(PERSON) || undefined, kind: query.get(ABOUT) || undefined }
}

/** @param query the filter, and other parameters */
export function writeActQuery(
  { actor, kind }: ActFilter,
  others: Record<string, string> = {},
): string {
  const query = new URLSearchParams({
    ...(actor !== undefined && { [PERSON]: actor }),
    ...(kind !== undefined && { [ABOUT]: kind }),
    ...others,
  }).toString()
  return query === '' ? '' : `?${query}`
}

/** An action without a sentence is shown by its name. */
export function actSentence({ act, subject }: Pick<LoggedAct, 'act' | 'subject'>): string {
  const sentence = new Map(Object.entries(activityTexts.acts)).get(act)
  // In one step and by a function: a subject may look like a placeholder or like a replacement's pattern.
  if (sentence !== undefined) return sentence.replaceAll('{subject}', () => subject)
  return subject === '' ? act : `${act}: ${subject}`
}

/** An email, or the text for an actor without an account. */
export function actorName(actor: string): string {
  return new Map(Object.entries(activityTexts.actors)).get(actor) ?? actor
}

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
