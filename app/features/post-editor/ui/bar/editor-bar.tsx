import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { editorTexts } from '#app/features/post-editor/editor-texts.ts'
import type { FormDraft } from '#app/features/entries/ui/use-autosave.ts'
import { AutosaveStatus } from '#app/features/entries/ui/autosave-status.tsx'
import type { PostStatus } from '#app/features/posts/publication/post-schedule.ts'
import { Button } from '#app/ui/button.tsx'

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
  const button = buttonTexts(isNew, props.status)
  return (
    <div className="stickybar">
      <div className="wrap">
        <div className="barstatus small">
          {postState}
          <AutosaveStatus draft={draft} timeZone={timeZone}>
            {isNew
              ? ` It becomes a post when you press ${button.text}.`
              : ` The post itself changes when you press ${button.text}.`}
          </AutosaveStatus>
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
