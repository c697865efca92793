import {
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { SessionClient } from '#app/features/auth/sessions/session-client.ts'
import { createBrowserSession } from '#app/features/auth/sessions/browser-session.ts'
import type {
  SessionEvent,
  SessionOutcome,
  SessionProblem,
  SessionState,
  SessionView,
} from '#app/features/auth/sessions/session-events.ts'
import { sessionTexts } from '#app/features/auth/sessions/session-texts.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { SignInEntry } from '#app/features/auth/sessions/session-requests.ts'
import { Dialog } from '#app/ui/feedback/dialog.tsx'
import { Field } from '#app/ui/form/form-field.tsx'

export function SessionDialogs({ client, view }: { client: SessionClient; view: SessionView }) {
  return (
    <>
      <SessionNotice view={view} onSignIn={() => void client.askForPassword()} />
      {view.isAsking && (
        <PasswordQuestion
          email={view.user?.email ?? ''}
          signIn={(entry) => client.signIn(entry)}
          onDismiss={() => client.dismiss()}
        />
      )}
    </>
  )
}

export function useSession(
  initial: SessionState,
  onEvent: (event: SessionEvent, client: SessionClient) => void,
) {
  const [session] = useState(() => createBrowserSession(initial))
  const { client } = session
  const view = useSyncExternalStore(client.watch, client.view, client.view)
  // Before any effect of the page sends a request.
  useLayoutEffect(() => session.start(), [session])
  useEffect(() => client.onEvent((event) => onEvent(event, client)), [client, onEvent])
  return { ...session, view }
}

function SessionNotice({ view, onSignIn }: { view: SessionView; onSignIn: () => void }) {
  const notice = noticeOf(view)
  return (
    <div className="sessionnotice" role="status">
      {notice && (
        <div className="wrap">
          <Icon name="circle-alert" />
          <p>
            <b>{notice.title}</b> {notice.text}
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

type PasswordQuestionProps = {
  email: string
  signIn: (entry: SignInEntry) => Promise<SessionOutcome>
  onDismiss: () => void
}

const FORM = 'sign-in-again'

function PasswordQuestion({ email, signIn, onDismiss }: PasswordQuestionProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { busy, problem, submit } = useEntry(email, signIn)
  useLayoutEffect(() => {
    const shown = dialog.current
    const giveBack = rememberCaret()
    shown?.showModal()
    // React's autoFocus runs before the dialog can hold the focus.
    shown?.querySelector<HTMLElement>('[name="password"]')?.focus()
    return () => {
      shown?.close()
      giveBack()
    }
  }, [])
  const asksForCode = problem?.kind === 'second-factor'

  return (
    <Dialog
      id="password-question"
      title={sessionTexts.question.title}
      ref={dialog}
      onClose={() => {
        if (dialog.current?.open === false) onDismiss()
      }}
      actions={
        <>
          <Button variant="secondary" disabled={busy} onClick={onDismiss}>
            {sessionTexts.question.notNow}
          </Button>
          <Button type="submit" form={FORM} busy={busy} busyText={sessionTexts.question.busy}>
            {sessionTexts.question.submit}
          </Button>
        </>
      }
    >
      <p>{sessionTexts.question.text}</p>
      <form id={FORM} className="form" onSubmit={submit}>
        <Field
          name="email"
          id="again-email"
          type="email"
          label={sessionTexts.question.email}
          autoComplete="username"
          defaultValue={email}
          readOnly
        />
        <Field
          name="password"
          id="again-password"
          type="password"
          label={sessionTexts.question.password}
          autoComplete="current-password"
          required
          error={problem && !asksForCode ? problem.message : undefined}
        />
        {asksForCode && (
          <Field
            name="code"
            id="again-code"
            label={sessionTexts.question.code}
            hint={sessionTexts.question.codeHint}
            autoComplete="one-time-code"
            required
            autoFocus
            error={problem.message === '' ? undefined : problem.message}
          />
        )}
      </form>
    </Dialog>
  )
}

function useEntry(email: string, signIn: PasswordQuestionProps['signIn']) {
  const [state, setState] = useState<{ busy: boolean; problem: SessionProblem | null }>({
    busy: false,
    problem: null,
  })

  async function send(form: HTMLFormElement): Promise<void> {
    const texts = new FormData(form)
    const [password = '', code] = [texts.get('password'), texts.get('code')].map(String)
    const asksForCode = state.problem?.kind === 'second-factor'
    const entry = { email, password, ...(asksForCode && code !== undefined && { code }) }
    const result = await signIn(entry)
    setState({ busy: false, problem: result.ok ? null : result.problem })
    const field = form.elements.namedItem(asksForCode ? 'code' : 'password')
    if (!result.ok && field instanceof HTMLInputElement) field.select()
  }

  return {
    ...state,
    submit(event: SyntheticEvent<HTMLFormElement, SubmitEvent>) {
      event.preventDefault()
      setState({ ...state, busy: true })
      void send(event.currentTarget)
    },
  }
}

// The browser restores the focus, but puts a text area's caret before the first character.
function rememberCaret(): () => void {
  const writing = document.activeElement
  if (!(writing instanceof HTMLTextAreaElement)) return () => {}
  const { selectionStart, selectionEnd } = writing
  return () => writing.setSelectionRange(selectionStart, selectionEnd)
}
