import { type ConflictView, splitConflicts } from '#app/features/inbox/conflicts/conflict-view.ts'
import { messageTexts } from '#app/features/inbox/message-texts.ts'
import { pathTo } from '#app/addresses.ts'
import { fillText } from '#app/platform/fill-text.ts'
import type { MessageView } from '#app/features/inbox/inbox-view.ts'
import { MessageWork, type RefusedAction } from '#app/features/inbox/ui/message-work.tsx'
import { inboxTexts } from '#app/features/inbox/inbox-texts.ts'
import { stageNames } from '#app/features/inbox/inquiry/inquiry-texts.ts'
import { InquiryForm } from '#app/features/inbox/inquiry/ui/inquiry-form.tsx'
import { Conversation } from '#app/features/inbox/replies/ui/conversation.tsx'
import { ReplyForms, type ReplyParts } from '#app/features/inbox/replies/ui/reply-form.tsx'
import {
  Restriction,
  RestrictionSuggestion,
} from '#app/features/inbox/restriction/ui/restriction.tsx'
import { Alert } from '#app/ui/feedback/alert.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Assignee, MessageHead } from '#app/features/inbox/ui/message-head.tsx'
import { MessageMails, MessageTrail } from '#app/features/inbox/ui/message-asides.tsx'
import { conflictTexts } from '#app/features/inbox/conflicts/conflict-texts.ts'
import { ClearConflicts, ConflictNames } from '#app/features/inbox/conflicts/ui/conflict-names.tsx'

type Colleague = { id: string; name: string }

type MessagePageProps = {
  message: MessageView
  /** The note's idempotency key. */
  noteId: string
  result: RefusedAction | null
  names: MessageNames
  assignees: { all: readonly Colleague[]; readers: readonly Colleague[] }
  ownId: string
  reply: ReplyParts
  mayErase: boolean
  conflicts: readonly ConflictView[]
  mayClear: boolean
  mayRestrict: boolean
}

export function MessagePage(props: MessagePageProps) {
  const { message, noteId, result, names, mayErase } = props
  const { content } = message
  const page = messageTexts
  return (
    <div className="desk wrap message">
      <Head message={message} />
      {result?.refusal && <Alert {...result.refusal} />}
      {message.isErased && <Gone title={page.erasedTitle} text={page.erasedText} />}
      {!content && !message.isErased && (
        <Gone title={page.unreadableTitle} text={page.unreadableText} />
      )}
      {content && (
        <>
          <RestrictionSuggestion
            words={message.violence}
            mayRestrict={props.mayRestrict}
            readers={props.assignees.readers}
          />
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
          <Conversation replies={message.replies} />
          {content && !message.isQuarantined && message.state !== 'spam' && (
            <ReplyForms
              parts={props.reply}
              message={{ ...content, version: message.version, reference: message.reference }}
              result={result}
            />
          )}
          <MessageWork message={message} noteId={noteId} result={result} />
        </div>
        <aside>
          {!message.isErased && !message.isQuarantined && message.state !== 'spam' && (
            <InquiryForm
              shown={message.inquiry}
              typed={result?.inquiry ?? null}
              problems={result?.inquiryProblems ?? {}}
              colleagues={props.assignees[message.isRestricted ? 'readers' : 'all']}
              assigneeName={message.assignee}
              ownId={props.ownId}
            />
          )}
          {content && (
            <ConflictCheck id={message.id} conflicts={props.conflicts} mayClear={props.mayClear} />
          )}
          {props.mayRestrict && <Restriction message={message} />}
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
  const { content, reference, state, isQuarantined, due, labels } = message
  const name = content ? (
    <bdi>{content.name}</bdi>
  ) : (
    fillText(messageTexts.titleUnreadable, { reference })
  )
  return (
    <MessageHead message={message} name={name}>
      {!message.isErased && (
        <span className="mstate" data-state={isQuarantined ? 'quarantine' : state}>
          {isQuarantined ? messageTexts.quarantine.short : stageNames[state]}
        </span>
      )}
      {!message.isErased && !isQuarantined && <span>{message.stageText}</span>}
      {due && <span className={due.isOverdue ? 'late' : undefined}>{due.text}</span>}
      <Assignee name={message.assignee} />
      {message.isRestricted && <span className="mlabel">{inboxTexts.restricted}</span>}
      {labels.map((label) => (
        <bdi key={label} className="mlabel">
          {label}
        </bdi>
      ))}
    </MessageHead>
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
        <a href={pathTo('/dashboard/messages/:id/person', { id })}>{messageTexts.personLink}</a>
        {mayErase && (
          <a className="del" href={pathTo('/dashboard/messages/:id/erasure', { id })}>
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

type ConflictCheckProps = { id: string; conflicts: readonly ConflictView[]; mayClear: boolean }

/** Beside an opened message. */
function ConflictCheck({ id, conflicts, mayClear }: ConflictCheckProps) {
  const { title, shown } = conflictTexts
  const { known, open, hidden, isHeld } = splitConflicts(conflicts)
  return (
    <section className="aside" aria-labelledby="conflicts">
      <h2 id="conflicts">{title}</h2>
      {hidden && <p>{isHeld ? shown.hidden : shown.hiddenCleared}</p>}
      {known.length > 0 && <p>{shown.text}</p>}
      {conflicts.length === 0 && <p>{shown.none}</p>}
      <ConflictNames conflicts={known} />
      {open.length > 0 && mayClear && <ClearConflicts id={id} open={open} label={shown.clear} />}
    </section>
  )
}
