import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { autosaveTexts } from '#app/features/post-editor/autosave-texts.ts'
import { editorTexts } from '#app/features/post-editor/editor-texts.ts'
import type { DraftSessionState } from '#app/features/post-editor/drafts/draft-session.ts'
import type { PostStatus } from '#app/features/posts/publication/post-schedule.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { Button } from '#app/ui/button.tsx'

const { status } = autosaveTexts

type EditorBarProps = {
  id: string | null
  busy: boolean
  state: DraftSessionState
  status: PostStatus
  children: ReactNode
}

export function EditorBar({ id, busy, state, status: publication, children }: EditorBarProps) {
  const isNew = id === null
  const button = buttonTexts(isNew, publication)
  return (
    <div className="stickybar">
      <div className="wrap">
        <AutosaveStatus state={state} isNew={isNew} button={button.text} />
        {busy ? (
          <Button variant="secondary" disabled>
            {editorTexts.cancel}
          </Button>
        ) : (
          <Link className="btn sec" to="/dashboard">
            {editorTexts.cancel}
          </Link>
        )}
        <Button type="submit" busy={busy} busyText={button.busy}>
          {button.text}
        </Button>
      </div>
      {children}
    </div>
  )
}

function buttonTexts(isNew: boolean, publication: PostStatus) {
  if (publication === 'scheduled')
    return { text: editorTexts.schedule, busy: editorTexts.scheduling }
  return isNew
    ? { text: editorTexts.create, busy: editorTexts.creating }
    : { text: editorTexts.update, busy: editorTexts.updating }
}

type AutosaveStatusProps = { state: DraftSessionState; isNew: boolean; button: string }

// Only trouble is announced to screen readers.
function AutosaveStatus({ state, isNew, button }: AutosaveStatusProps) {
  const { text, isTrouble } = describeAutosave(state)
  return (
    <div className="draftstatus small" data-state={state.server.kind}>
      {!isTrouble && <span className="muted">{text}</span>}
      <span role="status">{isTrouble && text}</span>
      {state.server.kind === 'saved' && (
        <span className="muted after">
          {' '}
          {fillText(isNew ? status.storedCreate : status.storedUpdate, { button })}
        </span>
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
