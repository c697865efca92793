import type { LiveState } from '#app/features/dashboard/live-connection.ts'
import type { LiveWords } from '#app/features/dashboard/live-words.ts'

/** How the live connection stands, in a word. Quiet: it changes by itself, and nobody needs to be told while writing. */
export function LiveStatus({ state, words }: { state: LiveState; words: LiveWords }) {
  return (
    <p className="livestate muted small" data-state={state}>
      {words.label} {words.states[state]}
    </p>
  )
}
