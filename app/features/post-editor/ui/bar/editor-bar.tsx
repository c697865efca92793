import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { editorTexts } from '#app/features/post-editor/editor-texts.ts'
import type { AutosaveState, ServerState } from '#app/features/post-editor/drafts/autosave.ts'
import type { FormDraft } from '#app/features/post-editor/ui/use-autosave.ts'
import { useSaveShortcut } from '#app/features/post-editor/ui/bar/use-save-shortcut.ts'
import type { PostStatus } from '#app/features/posts/publication/post-schedule.ts'
import { zonedTime } from '#app/platform/zoned-text.ts'
import { Button } from '#app/ui/button.tsx'

// Without a backend the draft is in this browser only.
const hasBackend = import.meta.env.SITE_BACKEND !== 'none'

type EditorBarProps = {
  id: string | null
  busy: boolean
  draft: Pick<FormDraft, 'autosave' | 'state'>
  timeZone: string
  status: PostStatus
  postState: ReactNode
  textLength: ReactNode
  /** After the buttons that save, because Enter in a field presses the first one. */
  ways: ReactNode
  children: ReactNode
}

export function EditorBar(props: EditorBarProps) {
  const { id, busy, draft, timeZone, postState, textLength, ways, children } = props
  const isNew = id === null
  const isAsked = useSaveShortcut(draft.autosave)
  const button = buttonTexts(isNew, props.status)
  return (
    <div className="stickybar">
      <div className="wrap">
        <div className="barstatus small">
          {postState}
          <AutosaveStatus
            {...{ timeZone, isAsked, isNew }}
            state={draft.state}
            button={button.text}
          />
          {textLength}
        </div>
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
        <div className="barways">{ways}</div>
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
  state: AutosaveState
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
    <div className="draftstatus" data-state={state.server.kind}>
      {!isAnnounced && <span className="muted">{text}</span>}
      <span role="status" className={isTrouble ? undefined : 'muted'}>
        {isAnnounced && text}
      </span>
      {state.server.kind === 'saved' && (
        <span className="muted after">
          {isNew
            ? ` It becomes a post when you press ${button}.`
            : ` The post itself changes when you press ${button}.`}
        </span>
      )}
    </div>
  )
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
