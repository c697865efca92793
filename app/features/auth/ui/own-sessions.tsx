import { Form, useNavigation } from 'react-router'
import type { AccountWords } from '#app/features/auth/account-words.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { Button } from '#app/ui/button.tsx'

/** A session as its row shows it; the instants are those of the firm's clock. */
export type ShownSession = {
  id: string
  browser: string
  address: string
  since: string
  seen: string
  isThisOne: boolean
}

type OwnSessionsProps = { sessions: readonly ShownSession[]; words: AccountWords['sessions'] }

const SESSIONS = '/dashboard/account/sessions'

/** Where one is signed in. Every other session can be ended, or all of them at once. */
export function OwnSessions({ sessions, words }: OwnSessionsProps) {
  const { formAction } = useNavigation()
  return (
    <>
      <p>{words.text}</p>
      <ul className="places panel">
        {sessions.map((session) => (
          <Place
            key={session.id}
            session={session}
            isBusy={formAction === `${SESSIONS}/${session.id}`}
            words={words}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Form method="post" action={SESSIONS} preventScrollReset>
          <Button type="submit" variant="secondary" busy={formAction === SESSIONS}>
            {words.endOthers}
          </Button>
        </Form>
      )}
    </>
  )
}

type PlaceProps = { session: ShownSession; isBusy: boolean; words: AccountWords['sessions'] }

function Place({ session, isBusy, words }: PlaceProps) {
  const { id, since, seen, isThisOne } = session
  const browser = session.browser || words.unknownBrowser
  const address = session.address || words.unknownAddress
  return (
    <li>
      <div>
        <h3>
          {browser}
          {isThisOne && <span className="badge">{words.thisOne}</span>}
        </h3>
        <p>{fillText(words.since, { since, address })}</p>
        <p>{fillText(words.seen, { seen })}</p>
      </div>
      {!isThisOne && (
        <Form method="post" action={`${SESSIONS}/${id}`} preventScrollReset>
          <Button
            type="submit"
            variant="secondary"
            size="small"
            busy={isBusy}
            aria-label={fillText(words.endSpoken, { browser })}
          >
            {words.end}
          </Button>
        </Form>
      )}
    </li>
  )
}
