import type { KeepingState } from '#app/features/blog/keeping.ts'
import type { KeepingWords } from '#app/features/blog/keeping-words.ts'
import { fillText } from '#app/platform/fill-text.ts'

type CopyStatusProps = { state: KeepingState; isNew: boolean; words: KeepingWords }

/** Where the newest text is, in the editor's bar. Quiet while all is well; trouble is announced. */
export function CopyStatus({ state, isNew, words: { status } }: CopyStatusProps) {
  const { text, isTrouble } = describeKeeping(state, status)
  return (
    <div className="copystatus small" data-state={state.server.kind}>
      {!isTrouble && <span className="muted">{text}</span>}
      <span role="status">{isTrouble && text}</span>
      {state.server.kind === 'kept' && (
        <span className="muted after"> {isNew ? status.keptCreate : status.keptUpdate}</span>
      )}
    </div>
  )
}

/** Says "saved" after the server's answer and never before. */
function describeKeeping(
  { server, isHere }: KeepingState,
  status: KeepingWords['status'],
): { text: string; isTrouble: boolean } {
  if (server.kind === 'untouched') return { text: status.untouched, isTrouble: false }
  if (server.kind === 'kept') {
    const time = server.savedAt.toLocaleTimeString('en-US', { timeStyle: 'short' })
    return { text: fillText(status.kept, { time }), isTrouble: false }
  }
  if (isHere !== true) return { text: status.nowhere, isTrouble: true }
  if (server.kind === 'waiting') return { text: status.here, isTrouble: false }
  if (server.kind === 'unreachable') return { text: status.unreachable, isTrouble: true }
  if (server.kind === 'signed-out') return { text: status.signedOut, isTrouble: true }
  return { text: fillText(status.refused, { message: server.message }), isTrouble: true }
}
