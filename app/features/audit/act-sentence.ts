import type { LoggedAct } from '#app/features/audit/act.ts'
import { activityTexts } from '#app/features/audit/texts.ts'

/** What was done, in a plain sentence; an act that has none yet is shown by its name. */
export function actSentence({ act, subject }: Pick<LoggedAct, 'act' | 'subject'>): string {
  const sentence = new Map(Object.entries(activityTexts.acts)).get(act)
  // In one step and by a function: a subject may look like a placeholder or like a replacement's pattern.
  if (sentence !== undefined) return sentence.replaceAll('{subject}', () => subject)
  return subject === '' ? act : `${act}: ${subject}`
}

/** Who acted: an e-mail, or the words for somebody without an account. */
export function actorName(actor: string): string {
  return new Map(Object.entries(activityTexts.actors)).get(actor) ?? actor
}
