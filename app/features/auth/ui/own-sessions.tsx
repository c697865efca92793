import { Form, useNavigation } from 'react-router'
import { accountTexts } from '#app/features/auth/account-texts.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { Button } from '#app/ui/button.tsx'

export type ShownSession = {
  id: string
  browser: string
  address: string
  since: string
  seen: string
  isThisOne: boolean
}

type OwnSessionsProps = { sessions: readonly ShownSession[] }

const SESSIONS = '/dashboard/account/sessions'

export function OwnSessions({ sessions }: OwnSessionsProps) {
  const { formAction } = useNavigation()
  return (
    <>
      <p>{accountTexts.sessions.text}</p>
      <ul className="places panel">
        {sessions.map((session) => (
          <Place
            key={session.id}
            session={session}
            isBusy={formAction === `${SESSIONS}/${session.id}`}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Form method="post" action={SESSIONS} preventScrollReset>
          <Button type="submit" variant="secondary" busy={formAction === SESSIONS}>
            {accountTexts.sessions.endOthers}
          </Button>
        </Form>
      )}
    </>
  )
}

type PlaceProps = { session: ShownSession; isBusy: boolean }

function Place({ session, isBusy }: PlaceProps) {
  const { id, since, seen, isThisOne } = session
  const browser = session.browser || accountTexts.sessions.unknownBrowser
  const address = session.address || accountTexts.sessions.unknownAddress
  return (
    <li>
      <div>
        <h3>
          {browser}
          {isThisOne && <span className="badge">{accountTexts.sessions.thisOne}</span>}
        </h3>
        <p>{fillText(accountTexts.sessions.since, { since, address })}</p>
        <p>{fillText(accountTexts.sessions.seen, { seen })}</p>
      </div>
      {!isThisOne && (
        <Form method="post" action={`${SESSIONS}/${id}`} preventScrollReset>
          <Button
            type="submit"
            variant="secondary"
            size="small"
            busy={isBusy}
            aria-label={fillText(accountTexts.sessions.endSpoken, { browser })}
          >
            {accountTexts.sessions.end}
          </Button>
        </Form>
      )}
    </li>
  )
}
