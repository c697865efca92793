import type { ConflictView } from '#app/features/inbox/conflicts/conflict-view.ts'
import { ConflictCheck } from '#app/features/inbox/conflicts/ui/conflict-check.tsx'
import { messageTexts } from '#app/features/inbox/message-texts.ts'
import { fillText } from '#app/platform/fill-text.ts'
import type { MailView, MessageView } from '#app/features/inbox/inbox-view.ts'
import { MessageWork, type RefusedAction } from '#app/features/inbox/ui/message-work.tsx'
import { Alert } from '#app/ui/feedback/alert.tsx'
import { Button, MoreLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { deliveryTexts } from '#app/features/inbox/inbox-texts.ts'

type MessagePageProps = {
  message: MessageView
  /** The note's idempotency key. */
  noteId: string
  result: RefusedAction | null
  names: MessageNames
  mayErase: boolean
  conflicts: readonly ConflictView[]
  mayClear: boolean
}

export function MessagePage(props: MessagePageProps) {
  const { message, noteId, result, names, mayErase } = props
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
      {result?.refusal && <Alert {...result.refusal} />}
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
          <MessageWork message={message} noteId={noteId} result={result} />
        </div>
        <aside>
          {content && (
            <ConflictCheck id={message.id} conflicts={props.conflicts} mayClear={props.mayClear} />
          )}
          <MessageMails message={message} />
          <Retention message={message} mayErase={mayErase} />
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
  if (safeWay === '' || safeWay === 'both') return null
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

function Retention({ message, mayErase }: PartProps & { mayErase: boolean }) {
  if (message.isErased) return null
  const { id, erasureDay } = message
  const { retention } = messageTexts
  return (
    <section className="aside" aria-labelledby="kept">
      <h2 id="kept">{retention.title}</h2>
      <p>{erasureDay === null ? retention.open : fillText(retention.date, { date: erasureDay })}</p>
      <p className="noprint asidelinks">
        <a href={`/dashboard/messages/${id}/person`}>{messageTexts.personLink}</a>
        {mayErase && (
          <a className="del" href={`/dashboard/messages/${id}/erasure`}>
            {messageTexts.eraseLink}
          </a>
        )}
      </p>
    </section>
  )
}

type MessageNames = { languages: Record<string, string>; safeWays: Record<string, string> }

type MessageFactsProps = {
  content: NonNullable<MessageView['content']>
  /** The version of the notice they saw. */
  notice: string
  names: MessageNames
}

/** The answer to "Is it safe?" comes first. */
function MessageFacts({ content, notice, names }: MessageFactsProps) {
  const { fields, notShown } = messageTexts
  const language = names.languages[content.language] ?? content.language
  return (
    <section className="mfacts panel" aria-label={messageTexts.contactTitle}>
      <dl>
        <div>
          <dt>{fields.safe}</dt>
          <dd>{content.safeWay === '' ? notShown : names.safeWays[content.safeWay]}</dd>
        </div>
        <div>
          <dt>{fields.email}</dt>
          <dd>
            <a href={content.mailto} dir="ltr">
              {content.email}
            </a>
          </dd>
        </div>
        <div>
          <dt>{fields.language}</dt>
          <dd>
            <bdi>{language === '' ? notShown : language}</bdi>
          </dd>
        </div>
        <div>
          <dt>{fields.notice}</dt>
          <dd>{notice}</dd>
        </div>
      </dl>
    </section>
  )
}

function MessageMails({ message }: { message: MessageView }) {
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

/** Newest first. */
function MessageTrail({ message }: { message: MessageView }) {
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
