import type { FirmProfile } from '#app/features/content/firm-profile.ts'
import type { InterfaceTexts } from '#app/features/site/interface-texts.ts'

type PromiseTexts = InterfaceTexts['promises']

export type FirmPromise = keyof PromiseTexts['promises']

/** What the firm has switched on of these. */
export function promisesOf(
  { promises }: Pick<FirmProfile, 'promises'>,
  texts: PromiseTexts,
  some: readonly FirmPromise[],
): { title: string; items: string[] } {
  const items = some.filter((name) => promises[name] === true).map((name) => texts.promises[name])
  return { title: texts.title, items }
}
