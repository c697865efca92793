import { type ReactNode, useEffect, useState } from 'react'
import type { Autosave, AutosaveState, ServerState } from '#app/features/entries/drafts/autosave.ts'
import type { FormDraft } from '#app/features/entries/ui/use-autosave.ts'
import { zonedTime } from '#app/platform/zoned-text.ts'
import { isShortcut } from '#app/ui/form/is-shortcut.ts'

// Without a backend the draft is in this browser only.
const hasBackend = import.meta.env.SITE_BACKEND !== 'none'

type StatusProps = {
  draft: Pick<FormDraft, 'autosave' | 'state'>
  timeZone: string
  /** What the entry itself has to do with a saved draft. */
  children: ReactNode
}

/** Nothing else is announced to screen readers than trouble and what was asked for by Ctrl+S. */
export function AutosaveStatus({ draft: { autosave, state }, timeZone, children }: StatusProps) {
  const isAsked = useSaveShortcut(autosave)
  const { text, isTrouble } = describeAutosave(state, timeZone)
  const isAnnounced = isTrouble || (isAsked && state.server.kind !== 'waiting')
  return (
    <div className="draftstatus" data-state={state.server.kind}>
      {!isAnnounced && <span className="muted">{text}</span>}
      <span role="status" className={isTrouble ? undefined : 'muted'}>
        {isAnnounced && text}
      </span>
      {state.server.kind === 'saved' && <span className="muted after">{children}</span>}
    </div>
  )
}

/** Ctrl+S saves the draft at once, never the entry. @returns whether the user asked since the last input */
function useSaveShortcut({ retry }: Pick<Autosave, 'retry'>): boolean {
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event, 's')) return
      // The browser would save the page as a file.
      event.preventDefault()
      setAsked(true)
      retry()
    }
    window.addEventListener('keydown', onKey, { signal })
    window.addEventListener('input', () => setAsked(false), { signal })
    return () => stop.abort()
  }, [retry])
  return isAsked
}

const COPY = 'A copy is kept on this computer'

// Reports "saved" only after the server's response.
function describeAutosave({ server, isHere }: AutosaveState, timeZone: string) {
  if (server.kind === 'untouched') return { text: 'Nothing changed yet.', isTrouble: false }
  if (server.kind === 'saved') {
    const time = zonedTime(server.savedAt, timeZone)
    const text = hasBackend ? `Saved ${time}.` : `Kept in this browser at ${time}.`
    return { text, isTrouble: false }
  }
  if (isHere && server.kind === 'waiting')
    return { text: `Not saved yet. ${COPY}.`, isTrouble: false }
  return { text: isHere ? textOfTrouble(server) : NOWHERE, isTrouble: true }
}

const NOWHERE = hasBackend
  ? 'Not saved yet, and no copy could be kept on this computer. Please save soon.'
  : 'Not kept: this browser has no room left. Please shorten the text or save it soon.'

function textOfTrouble(server: ServerState): string {
  if (server.kind === 'signed-out') return `Not saved yet: you are not signed in. ${COPY}.`
  if (server.kind !== 'refused')
    return hasBackend
      ? `Not saved yet: the server cannot be reached. ${COPY}, and we keep trying.`
      : 'Not kept yet. We keep trying.'
  return hasBackend
    ? `The server did not keep this text: ${server.message} ${COPY}.`
    : `This text was not kept. ${server.message}`
}
