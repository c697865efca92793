import type { SessionView } from '#app/features/auth/session-core.ts'
import type { SessionWords } from '#app/features/auth/session-words.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

type SessionNoticeProps = { view: SessionView; words: SessionWords; onSignIn: () => void }

/** What is wrong with the session, for as long as it is. Spoken when it comes, in its own time. */
export function SessionNotice({ view, words, onSignIn }: SessionNoticeProps) {
  const said = noticeOf(view, words)
  return (
    <div className="sessionnotice" role="status">
      {said && (
        <div className="wrap">
          <Icon name="circle-alert" />
          <p>
            <b>{said.title}</b> {said.text}
          </p>
          {!view.isSignedIn && (
            <Button size="small" onClick={onSignIn}>
              {words.ended.signIn}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

function noticeOf({ isSignedIn, isAsking, trouble }: SessionView, words: SessionWords) {
  if (isSignedIn && trouble) return trouble.kind === 'retryable' ? words.unreachable : words.refused
  return isSignedIn || isAsking ? null : words.ended
}
