import type { SessionView } from '#app/features/auth/session-core.ts'
import { sessionTexts } from '#app/features/auth/session-texts.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

type SessionNoticeProps = { view: SessionView; onSignIn: () => void }

export function SessionNotice({ view, onSignIn }: SessionNoticeProps) {
  const said = noticeOf(view)
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
              {sessionTexts.ended.signIn}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

function noticeOf({ isSignedIn, isAsking, trouble }: SessionView) {
  if (isSignedIn && trouble)
    return trouble.kind === 'retryable' ? sessionTexts.unreachable : sessionTexts.refused
  return isSignedIn || isAsking ? null : sessionTexts.ended
}
