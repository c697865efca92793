import type { ReactNode } from 'react'
import { Link, useNavigation } from 'react-router'
import { accountTexts } from '#app/features/auth/account-texts.ts'
import { type FixedAddress, pathTo } from '#app/addresses.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Field, SubmitForm } from '#app/ui/form/form-field.tsx'
import { Screen } from '#app/ui/page/screen.tsx'

type ShownFactor =
  | { state: 'off' }
  | { state: 'pending' }
  | { state: 'on'; since: string; left: number }

type AccountPageProps = {
  email: string
  /** The new one that its link has not confirmed yet. */
  waitingEmail: string | null
  sendsMail: boolean
  name: string
  factor: ShownFactor
  sessions: readonly ShownSession[]
  nameProblem: string | undefined
}

// Down to these, the user should make new ones.
const FEW_CODES = 3

export function AccountPage(props: AccountPageProps) {
  const { email, waitingEmail, sendsMail, name, factor, sessions, nameProblem } = props
  const { password } = accountTexts
  return (
    <Screen className="accountdesk" title={accountTexts.title} about={email}>
      <Part id="name" heading={accountTexts.name.heading}>
        <NameForm name={name} problem={nameProblem} />
      </Part>
      <Part id="email" heading={accountTexts.email.heading}>
        <Email {...{ email, waitingEmail, sendsMail }} />
      </Part>
      <Part id="password" heading={password.heading}>
        <p>{password.text}</p>
        <p className="ways">
          <TaskLink to="/dashboard/account/password">{password.change}</TaskLink>
        </p>
      </Part>
      <Part id="second-factor" heading={accountTexts.factor.heading}>
        <Factor factor={factor} />
      </Part>
      <Part id="sessions" heading={accountTexts.sessions.heading}>
        <OwnSessions sessions={sessions} />
      </Part>
    </Screen>
  )
}

function Part({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section className="part" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      <div>{children}</div>
    </section>
  )
}

function NameForm({ name, problem }: { name: string; problem: string | undefined }) {
  const isBusy = useNavigation().formAction === '/dashboard/account'
  return (
    <SubmitForm className="form" preventScrollReset>
      <Field
        name="name"
        label={accountTexts.name.label}
        hint={accountTexts.name.hint}
        autoComplete="name"
        defaultValue={name}
        error={problem}
      />
      <div>
        <Button type="submit" variant="secondary" busy={isBusy} busyText={accountTexts.name.busy}>
          {accountTexts.name.submit}
        </Button>
      </div>
    </SubmitForm>
  )
}

type EmailProps = Pick<AccountPageProps, 'email' | 'waitingEmail' | 'sendsMail'>

function Email({ email, waitingEmail, sendsMail }: EmailProps) {
  const { text, waiting, noMail, change } = accountTexts.email
  return (
    <>
      <p>
        {fillText(text, { email })}{' '}
        {waitingEmail !== null && fillText(waiting, { waiting: waitingEmail })}
      </p>
      {sendsMail ? (
        <p className="ways">
          <TaskLink to="/dashboard/account/email">{change}</TaskLink>
        </p>
      ) : (
        <p>{noMail}</p>
      )}
    </>
  )
}

function Factor({ factor }: { factor: ShownFactor }) {
  if (factor.state !== 'on') {
    const isPending = factor.state === 'pending'
    return (
      <>
        <p>{accountTexts.factor.what}</p>
        <p>
          <b>{accountTexts.factor.off}</b>
        </p>
        <p className="ways">
          <TaskLink to={`/dashboard/account/second-factor${isPending ? '/confirmation' : ''}`}>
            {isPending ? accountTexts.factor.goOn : accountTexts.factor.setUp}
          </TaskLink>
        </p>
      </>
    )
  }
  const { since, left } = factor
  return (
    <>
      <p>{accountTexts.factor.what}</p>
      <p>
        <b>{fillText(accountTexts.factor.on, { since, left })}</b>{' '}
        {left <= FEW_CODES && accountTexts.factor.lastCodes}
      </p>
      <p className="ways">
        <TaskLink to="/dashboard/account/second-factor/recovery-codes">
          {accountTexts.factor.newCodes}
        </TaskLink>
        <TaskLink to="/dashboard/account/second-factor/removal">
          {accountTexts.factor.remove}
        </TaskLink>
      </p>
    </>
  )
}

function TaskLink({ to, children }: { to: FixedAddress; children: string }) {
  return (
    <Link className={buttonClass({ variant: 'secondary' })} to={to}>
      {children}
    </Link>
  )
}

type ShownSession = {
  id: string
  browser: string
  address: string
  since: string
  seen: string
  isThisOne: boolean
}

const SESSIONS: FixedAddress = '/dashboard/account/sessions'

function OwnSessions({ sessions }: { sessions: readonly ShownSession[] }) {
  const { formAction } = useNavigation()
  return (
    <>
      <p>{accountTexts.sessions.text}</p>
      <ul className="places panel">
        {sessions.map((session) => (
          <Place
            key={session.id}
            session={session}
            isBusy={formAction === pathTo('/dashboard/account/sessions/:id', { id: session.id })}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <SubmitForm action={SESSIONS} preventScrollReset>
          <Button type="submit" variant="secondary" busy={formAction === SESSIONS}>
            {accountTexts.sessions.endOthers}
          </Button>
        </SubmitForm>
      )}
    </>
  )
}

function Place({ session, isBusy }: { session: ShownSession; isBusy: boolean }) {
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
        <SubmitForm action={pathTo('/dashboard/account/sessions/:id', { id })} preventScrollReset>
          <Button
            type="submit"
            variant="secondary"
            size="small"
            busy={isBusy}
            aria-label={fillText(accountTexts.sessions.endSpoken, { browser })}
          >
            {accountTexts.sessions.end}
          </Button>
        </SubmitForm>
      )}
    </li>
  )
}
