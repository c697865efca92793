import { fillText } from '#app/platform/fill-text.ts'
import type { MailView, MessageView } from '#app/features/contact/inbox-view.ts'
import type { MailStateWords } from '#app/features/contact/inbox-words.ts'
import { Button } from '#app/ui/button.tsx'

/** What became of the mails about a message, and a way to send one again. */
export function MessageMails({ message, words }: { message: MessageView; words: MailStateWords }) {
  const { mails, isQuarantined, isErased } = message
  if (isErased) return null
  return (
    <section className="aside" aria-labelledby="mails">
      <h2 id="mails">{words.title}</h2>
      {mails.length === 0 && <p>{isQuarantined ? words.held : words.none}</p>}
      {mails.map((mail) => (
        <p key={mail.id}>
          <b>{words.purposes[mail.purpose] ?? mail.purpose}</b>
          <br />
          <span className={mail.state === 'parked' ? 'late' : undefined}>
            {mailText(mail, words)}
          </span>
        </p>
      ))}
      {mails.some(({ canResend }) => canResend) && (
        // With the note, so that what stands in its field is not lost.
        <Button type="submit" form="work" name="do" value="resend" variant="secondary" size="small">
          {words.resend}
        </Button>
      )}
    </section>
  )
}

function mailText({ state, at, problem }: MailView, words: MailStateWords): string {
  const trouble = problem === null ? '' : (words.problems[problem] ?? words.otherProblem)
  const values = { at: at?.exact ?? '', problem: trouble }
  if (state === 'waiting')
    return problem === null ? words.waiting : fillText(words.waitingAgain, values)
  return fillText(words[state], values).trim()
}
