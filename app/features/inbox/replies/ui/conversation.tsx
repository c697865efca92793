import type { ReplyView } from '#app/features/inbox/inbox-view.ts'
import { replyTexts } from '#app/features/inbox/replies/reply-texts.ts'
import { mailText } from '#app/features/inbox/ui/message-asides.tsx'
import { fillText } from '#app/platform/fill-text.ts'
import { ActButton } from '#app/ui/button.tsx'

/** What was written back, and what the person answered. */
export function Conversation({ replies }: { replies: readonly ReplyView[] }) {
  if (replies.length === 0) return null
  return (
    <section className="conversation" aria-labelledby="conversation">
      <h2 id="conversation">{replyTexts.title}</h2>
      <ol>
        {replies.map((reply) => (
          <Entry key={reply.id} reply={reply} />
        ))}
      </ol>
    </section>
  )
}

function Entry({ reply: { direction, by, at, on, text, mail } }: { reply: ReplyView }) {
  const head = direction === 'sent' ? replyTexts.sentBy : replyTexts.receivedBy
  return (
    <li data-direction={direction}>
      <p className="muted small">
        <b>{fillText(head, { name: by })}</b>,{' '}
        <time dateTime={at.iso} title={at.exact}>
          {on ?? at.age}
        </time>
      </p>
      {text === null ? (
        <p className="muted">{replyTexts.unreadable}</p>
      ) : (
        <div className="notetext" dir="auto">
          {text}
        </div>
      )}
      {mail && (
        <p className="small">
          <span className={mail.state === 'parked' ? 'late' : 'muted'}>{mailText(mail)}</span>{' '}
          {mail.canResend && (
            <ActButton act="resend" form="work">
              {replyTexts.resend}
            </ActButton>
          )}
        </p>
      )}
    </li>
  )
}
