import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { autosaveTexts } from '#app/features/post-editor/autosave-texts.ts'
import { editorTexts } from '#app/features/post-editor/editor-texts.ts'
import type { DraftSessionState } from '#app/features/post-editor/drafts/draft-session.ts'
import type { FormDraft } from '#app/features/post-editor/ui/use-draft-session.ts'
import { useSaveShortcut } from '#app/features/post-editor/ui/use-save-shortcut.ts'
import type { PostStatus } from '#app/features/posts/publication/post-schedule.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { zonedTime } from '#app/platform/zoned-text.ts'
import { Button } from '#app/ui/button.tsx'

const { status } = autosaveTexts

type EditorBarProps = {
  id: string | null
  busy: boolean
  draft: Pick<FormDraft, 'draftSession' | 'state'>
  timeZone: string
  status: PostStatus
  children: ReactNode
}

export function EditorBar(props: EditorBarProps) {
  const { id, busy, draft, timeZone, children } = props
  const isNew = id === null
  const isAsked = useSaveShortcut(draft.draftSession)
  const button = buttonTexts(isNew, props.status)
  return (
    <div className="stickybar">
      <div className="wrap">
        <AutosaveStatus
          {...{ timeZone, isAsked, isNew }}
          state={draft.state}
          button={button.text}
        />
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

type StatusProps = {
  state: DraftSessionState
  timeZone: string
  /** The user asked for a save, so its outcome is announced. */
  isAsked: boolean
  isNew: boolean
  button: string
}

// Nothing else is announced to screen readers than trouble and what was asked for.
function AutosaveStatus({ state, timeZone, isAsked, isNew, button }: StatusProps) {
  const { text, isTrouble } = describeAutosave(state, timeZone)
  const isAnnounced = isTrouble || (isAsked && state.server.kind !== 'waiting')
  return (
    <div className="draftstatus small" data-state={state.server.kind}>
      {!isAnnounced && <span className="muted">{text}</span>}
      <span role="status" className={isTrouble ? undefined : 'muted'}>
        {isAnnounced && text}
      </span>
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
function describeAutosave({ server, isHere }: DraftSessionState, timeZone: string) {
  if (server.kind === 'untouched') return { text: status.untouched, isTrouble: false }
  if (server.kind === 'saved') {
    const time = zonedTime(server.savedAt, timeZone)
    return { text: fillText(status.saved, { time }), isTrouble: false }
  }
  if (isHere !== true) return { text: status.nowhere, isTrouble: true }
  if (server.kind === 'waiting') return { text: status.here, isTrouble: false }
  if (server.kind === 'unreachable') return { text: status.unreachable, isTrouble: true }
  if (server.kind === 'signed-out') return { text: status.signedOut, isTrouble: true }
  return { text: fillText(status.refused, { message: server.message }), isTrouble: true }
}
