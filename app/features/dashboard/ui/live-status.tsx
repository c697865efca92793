import type { LiveState } from '#app/features/dashboard/live-connection.ts'
import { liveTexts } from '#app/features/dashboard/texts.ts'

/** Not a live region: it changes often, and must not interrupt writing. */
export function LiveStatus({ state }: { state: LiveState }) {
  return (
    <p className="livestate muted small" data-state={state}>
      {liveTexts.label} {liveTexts.states[state]}
    </p>
  )
}
