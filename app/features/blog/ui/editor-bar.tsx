import { Link } from 'react-router'
import type { EditorWords } from '#app/features/blog/editor-words.ts'
import type { KeepingState } from '#app/features/blog/keeping.ts'
import type { KeepingWords } from '#app/features/blog/keeping-words.ts'
import { CopyStatus } from '#app/features/blog/ui/copy-status.tsx'
import { Button } from '#app/ui/button.tsx'

type EditorBarProps = {
  id: string | null
  busy: boolean
  state: KeepingState
  words: EditorWords
  keeping: KeepingWords
}

/** The bar that stays in reach: where the text is, and what can be done with it. */
export function EditorBar({ id, busy, state, words: { editor }, keeping }: EditorBarProps) {
  return (
    <div className="stickybar">
      <div className="wrap">
        <CopyStatus state={state} isNew={id === null} words={keeping} />
        <CancelLink busy={busy} text={editor.cancel} />
        <Button
          type="submit"
          busy={busy}
          busyText={id === null ? editor.creating : editor.updating}
        >
          {id === null ? editor.create : editor.update}
        </Button>
      </div>
    </div>
  )
}

function CancelLink({ busy, text }: { busy: boolean; text: string }) {
  if (busy) {
    return (
      <Button variant="secondary" disabled>
        {text}
      </Button>
    )
  }
  return (
    <Link className="btn sec" to="/dashboard">
      {text}
    </Link>
  )
}
