import { deliveryTexts } from '#app/features/inbox/inbox-texts.ts'
import type { MailView, MessageView } from '#app/features/inbox/inbox-view.ts'
import { messageTexts } from '#app/features/inbox/message-texts.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { ActButton } from '#app/ui/button.tsx'

export function MessageMails({ message }: { message: MessageView }) {
  const { mails, isQuarantined, isErased } = message
  if (isErased) return null
  return (
    <section className="aside" aria-labelledby="mails">
      <h2 id="mails">{deliveryTexts.title}</h2>
      {mails.length === 0 && <p>{isQuarantined ? deliveryTexts.held : deliveryTexts.none}</p>}
      {mails.map((mail) => (
        <p key={mail.id}>
          <b>{deliveryTexts.purposes[mail.purpose] ?? mail.purpose}</b>
          <br />
          <span className={mail.state === 'parked' ? 'late' : undefined}>{mailText(mail)}</span>
        </p>
      ))}
      {mails.some(({ canResend }) => canResend) && (
        // Submits the note as well, so that typed text is not lost.
        <ActButton act="resend" form="work">
          {deliveryTexts.resend}
        </ActButton>
      )}
    </section>
  )
}

export function mailText({ state, at, problem }: MailView): string {
  const trouble =
    problem === null ? '' : (deliveryTexts.problems[problem] ?? deliveryTexts.otherProblem)
  const values = { at: at?.exact ?? '', problem: trouble }
  if (state === 'waiting')
    return problem === null ? deliveryTexts.waiting : fillText(deliveryTexts.waitingAgain, values)
  return fillText(deliveryTexts[state], values).trim()
}

/** Newest first. */
export function MessageTrail({ message }: { message: MessageView }) {
  const { trail, received } = message
  return (
    <section className="aside" aria-labelledby="trail">
      <h2 id="trail">{messageTexts.trailTitle}</h2>
      <ol className="trail" reversed>
        {trail.toReversed().map(({ by, at, act }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines are only ever added, at the top of a page that is made anew
          <li key={`${trail.length - index} ${at.iso}`}>
            <b>{messageTexts.acts[act] ?? act}</b>
            <span className="muted">
              {by === 'retention' ? messageTexts.trailBySite : by},{' '}
              <time dateTime={at.iso} title={at.exact}>
                {at.age}
              </time>
            </span>
          </li>
        ))}
        <li>
          <b>{messageTexts.trailArrived}</b>
          <span className="muted">
            {messageTexts.trailVisitor},{' '}
            <time dateTime={received.iso} title={received.exact}>
              {received.age}
            </time>
          </span>
        </li>
      </ol>
    </section>
  )
}
