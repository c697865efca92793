import type { LoggedAct } from '#app/features/audit/act.ts'
import { activityTexts } from '#app/features/audit/texts.ts'

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
