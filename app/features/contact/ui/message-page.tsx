import { messageTexts } from '#app/features/contact/message-texts.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { isUnsafe, type MessageView } from '#app/features/contact/inbox-view.ts'
import { MessageFacts, type MessageNames } from '#app/features/contact/ui/message-facts.tsx'
import { MessageMails } from '#app/features/contact/ui/message-mails.tsx'
import { MessageTrail } from '#app/features/contact/ui/message-trail.tsx'
import { MessageWork, type WorkAnswer } from '#app/features/contact/ui/message-work.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { MoreLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

export type MessagePageProps = {
  message: MessageView
  /** The note's idempotency key. */
  noteId: string
  answer: WorkAnswer | null
  names: MessageNames
}

export function MessagePage({ message, noteId, answer, names }: MessagePageProps) {
  const { content } = message
  const page = messageTexts
  return (
    <div className="desk wrap message">
      <p className="noprint">
        <MoreLink href="/dashboard/messages" direction="back">
          {page.back}
        </MoreLink>
      </p>
      <Head message={message} />
      {answer?.refusal && <Alert {...answer.refusal} />}
      {message.isErased && <Gone title={page.erasedTitle} text={page.erasedText} />}
      {!content && !message.isErased && (
        <Gone title={page.unreadableTitle} text={page.unreadableText} />
      )}
      {content && (
        <>
          <SafetyWarning safeWay={content.safeWay} />
          <MessageFacts content={content} notice={message.notice} names={names} />
        </>
      )}
      <div className="mgrid">
        <div>
          {content && (
            <section className="said" aria-labelledby="said">
              <h2 id="said">{page.messageTitle}</h2>
              {/* Plain text: a link that a stranger wrote must not be clickable. */}
              <div className="saidtext" dir="auto">
                {content.message}
              </div>
            </section>
          )}
          <MessageWork message={message} noteId={noteId} answer={answer} />
        </div>
        <aside>
          <MessageMails message={message} />
          <Retention message={message} />
          <MessageTrail message={message} />
        </aside>
      </div>
    </div>
  )
}

type PartProps = { message: MessageView }

function Head({ message }: PartProps) {
  const { content, reference, received, state, isQuarantined } = message
  return (
    <header className="mhead">
      <h1>
        {content ? (
          <bdi>{content.name}</bdi>
        ) : (
          fillText(messageTexts.titleUnreadable, { reference })
        )}
      </h1>
      <p className="muted">
        <b className="ref">{reference}</b>
        <span>
          {messageTexts.received}{' '}
          <time dateTime={received.iso}>
            {received.exact} ({received.age})
          </time>
        </span>
        {!message.isErased && (
          <span className="mstate" data-state={isQuarantined ? 'quarantine' : state}>
            {isQuarantined ? messageTexts.quarantine.short : messageTexts.states[state]}
          </span>
        )}
      </p>
    </header>
  )
}

// Above anything with which one could reach them.
function SafetyWarning({ safeWay }: { safeWay: NonNullable<MessageView['content']>['safeWay'] }) {
  if (!isUnsafe({ safeWay }) || safeWay === '' || safeWay === 'both') return null
  const { title, text } = messageTexts.unsafe[safeWay]
  return <Gone title={title} text={text} />
}

function Gone({ title, text }: { title: string; text: string }) {
  return (
    <section className="alert warnbox" aria-label={title}>
      <Icon name="circle-alert" />
      <div>
        <b>{title}</b>
        <p>{text}</p>
      </div>
    </section>
  )
}

function Retention({ message }: PartProps) {
  if (message.isErased) return null
  const { id, erasureDay } = message
  const { retention } = messageTexts
  return (
    <section className="aside" aria-labelledby="kept">
      <h2 id="kept">{retention.title}</h2>
      <p>{erasureDay === null ? retention.open : fillText(retention.date, { date: erasureDay })}</p>
      <p className="noprint asidelinks">
        <a href={`/dashboard/messages/${id}/person`}>{messageTexts.personLink}</a>
        <a className="del" href={`/dashboard/messages/${id}/erasure`}>
          {messageTexts.eraseLink}
        </a>
      </p>
    </section>
  )
}
