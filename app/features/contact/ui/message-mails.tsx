import { deliveryTexts } from '#app/features/contact/inbox-texts.ts'
import { fillText } from '#app/platform/fill-text.ts'
import type { MailView, MessageView } from '#app/features/contact/inbox-view.ts'
import { Button } from '#app/ui/button.tsx'

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
        <Button type="submit" form="work" name="do" value="resend" variant="secondary" size="small">
          {deliveryTexts.resend}
        </Button>
      )}
    </section>
  )
}

function mailText({ state, at, problem }: MailView): string {
  const trouble =
    problem === null ? '' : (deliveryTexts.problems[problem] ?? deliveryTexts.otherProblem)
  const values = { at: at?.exact ?? '', problem: trouble }
  if (state === 'waiting')
    return problem === null ? deliveryTexts.waiting : fillText(deliveryTexts.waitingAgain, values)
  return fillText(deliveryTexts[state], values).trim()
}
