import type { MessageContent } from '#app/features/contact/message.ts'
import { HOUR_MS, MINUTE_MS } from '#app/platform/time.ts'

/** Only the first two suffice alone for quarantine. */
export type Signal =
  | 'trap-filled'
  | 'too-fast'
  | 'forged-token'
  | 'no-token'
  | 'old-token'
  | 'many-links'
  | 'markup'
  | 'flood'

const WEIGHTS: Record<Signal, number> = {
  'trap-filled': 10,
  'too-fast': 5,
  'forged-token': 4,
  // Expected without JavaScript, so it counts only together with another signal.
  'no-token': 1,
  'old-token': 1,
  'many-links': 4,
  markup: 4,
  flood: 4,
}

/** From here a message is quarantined. */
export const QUARANTINE_SCORE = 5

/** In milliseconds; no one reads the notice and fills in three fields in less. */
const SHORTEST_FILLING_MS = 3_000

/** A form that was open longer was left and found again. */
const LONGEST_FILLING_MS = 12 * HOUR_MS

// A clock that was set back a little makes a token look as if it came from the future.
const CLOCK_STEP_MS = MINUTE_MS
const MANY_LINKS = 3

/** @param ageMs from the first touch of the form to its sending */
export function ageSignals(ageMs: number): Signal[] {
  if (ageMs < -CLOCK_STEP_MS || ageMs > LONGEST_FILLING_MS) return ['old-token']
  return ageMs < SHORTEST_FILLING_MS ? ['too-fast'] : []
}

/** Language, length and script are no signals: people write as they can. */
export function textSignals({ name, message }: MessageContent): Signal[] {
  const text = `${name}\n${message}`
  const links = text.match(/https?:\/\/|www\./gi)?.length ?? 0
  const hasMarkup = /<a\s+href|\[url[=\]]|\[link[=\]]/i.test(text)
  return [
    ...(links >= MANY_LINKS ? (['many-links'] as const) : []),
    ...(hasMarkup ? (['markup'] as const) : []),
  ]
}

export function scoreOf(signals: readonly Signal[]): number {
  return signals.reduce((sum, signal) => sum + WEIGHTS[signal], 0)
}
