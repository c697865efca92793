import { Link } from 'react-router'
import { autosaveTexts } from '#app/features/post-editor/autosave-texts.ts'
import { editorTexts } from '#app/features/post-editor/editor-texts.ts'
import type { DraftSessionState } from '#app/features/post-editor/drafts/draft-session.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { Button } from '#app/ui/button.tsx'

const { status } = autosaveTexts

export function EditorBar(props: { id: string | null; busy: boolean; state: DraftSessionState }) {
  const { id, busy, state } = props
  const isNew = id === null
  return (
    <div className="stickybar">
      <div className="wrap">
        <AutosaveStatus state={state} isNew={isNew} />
        {busy ? (
          <Button variant="secondary" disabled>
            {editorTexts.cancel}
          </Button>
        ) : (
          <Link className="btn sec" to="/dashboard">
            {editorTexts.cancel}
          </Link>
        )}
        <Button
          type="submit"
          busy={busy}
          busyText={isNew ? editorTexts.creating : editorTexts.updating}
        >
          {isNew ? editorTexts.create : editorTexts.update}
        </Button>
      </div>
    </div>
  )
}

// Only trouble is announced to screen readers.
function AutosaveStatus({ state, isNew }: { state: DraftSessionState; isNew: boolean }) {
  const { text, isTrouble } = describeAutosave(state)
  return (
    <div className="draftstatus small" data-state={state.server.kind}>
      {!isTrouble && <span className="muted">{text}</span>}
      <span role="status">{isTrouble && text}</span>
      {state.server.kind === 'saved' && (
        <span className="muted after"> {isNew ? status.storedCreate : status.storedUpdate}</span>
      )}
    </div>
  )
}

// Reports "saved" only after the server's response.
function describeAutosave({ server, isHere }: DraftSessionState) {
  if (server.kind === 'untouched') return { text: status.untouched, isTrouble: false }
  if (server.kind === 'saved') {
    const time = server.savedAt.toLocaleTimeString('en-US', { timeStyle: 'short' })
    return { text: fillText(status.saved, { time }), isTrouble: false }
  }
  if (isHere !== true) return { text: status.nowhere, isTrouble: true }
  if (server.kind === 'waiting') return { text: status.here, isTrouble: false }
  if (server.kind === 'unreachable') return { text: status.unreachable, isTrouble: true }
  if (server.kind === 'signed-out') return { text: status.signedOut, isTrouble: true }
  return { text: fillText(status.refused, { message: server.message }), isTrouble: true }
}
