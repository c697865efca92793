import type { SessionClient } from '#app/features/auth/session-client.ts'
import type { SessionView } from '#app/features/auth/session-core.ts'
import { PasswordQuestion } from '#app/features/auth/ui/password-question.tsx'
import { SessionNotice } from '#app/features/auth/ui/session-notice.tsx'

type DeskSessionProps = { client: SessionClient; view: SessionView }

export function DeskSession({ client, view }: DeskSessionProps) {
  return (
    <>
      <SessionNotice view={view} onSignIn={() => void client.askForPassword()} />
      {view.isAsking && (
        <PasswordQuestion
          email={view.user?.email ?? ''}
          signIn={client.signIn}
          onPutAside={client.putAside}
        />
      )}
    </>
  )
}
