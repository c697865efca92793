import type { LiveState } from '#app/features/dashboard/live-connection.ts'
import { liveTexts } from '#app/features/dashboard/texts.ts'

/** How the live connection stands, in a word. Quiet: it changes by itself, and nobody needs to be told while writing. */
export function LiveStatus({ state }: { state: LiveState }) {
  return (
    <p className="livestate muted small" data-state={state}>
      {liveTexts.label} {liveTexts.states[state]}
    </p>
  )
}
