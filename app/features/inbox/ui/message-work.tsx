import { messageTexts } from '#app/features/inbox/message-texts.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { NOTE_MAX, type NoteProblem } from '#app/features/inbox/inbox.ts'
import type { InquiryProblems, TypedInquiry } from '#app/features/inbox/inquiry/inquiry-form.ts'
import type { MessageView, NoteView } from '#app/features/inbox/inbox-view.ts'
import { ActButton, Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/form-field.tsx'
import { Icon } from '#app/ui/icon.tsx'

export type RefusedAction = {
  /** Shown in the note's field again. */
  note: string
  noteProblem: NoteProblem | null
  /** Shown in their fields again. */
  reply: string
  answer: string
  answeredOn: string
  replyProblems: { reply?: string; answer?: string }
  /** Chosen and typed, shown in its form again. */
  inquiry: TypedInquiry | null
  inquiryProblems: InquiryProblems
  refusal: { title: string; text: string } | null
}

type MessageWorkProps = {
  message: MessageView
  noteId: string
  result: RefusedAction | null
}

/** One form: a note is stored with whatever button is pressed. */
export function MessageWork({ message, noteId, result }: MessageWorkProps) {
  return (
    <section className="work" aria-labelledby="work-title">
      <h2 id="work-title">{messageTexts.notesTitle}</h2>
      <Notes notes={message.notes} />
      {!message.isErased && (
        <form id="work" method="post" className="form" data-edited={result?.note ? '' : undefined}>
          <input type="hidden" name="version" value={message.version} />
          <input type="hidden" name="noteId" value={noteId} />
          <Field
            name="note"
            multiline
            rows={3}
            label={messageTexts.noteLabel}
            hint={messageTexts.noteHint}
            defaultValue={result?.note ?? ''}
            error={noteError(result)}
          />
          <div className="btns">
            <ActButton act="note">{messageTexts.addNote}</ActButton>
            {!message.isQuarantined && <Steps message={message} />}
          </div>
          {message.state === 'spam' && <p className="muted spamnote">{messageTexts.spamNote}</p>}
          {message.isQuarantined && <QuarantineSteps message={message} />}
        </form>
      )}
    </section>
  )
}

function noteError(result: RefusedAction | null): string | undefined {
  const problem = result?.noteProblem ?? null
  if (result === null || problem === null) return undefined
  if (problem === 'empty') return messageTexts.noteEmpty
  return fillText(messageTexts.noteTooLong, {
    max: NOTE_MAX.toLocaleString('en-US'),
    count: result.note.length.toLocaleString('en-US'),
  })
}

function Notes({ notes }: { notes: readonly NoteView[] }) {
  if (notes.length === 0) return <p className="muted">{messageTexts.notesNone}</p>
  return (
    <ol className="mnotes">
      {notes.map(({ id, by, at, text }) => (
        <li key={id}>
          <p className="muted small">
            <b>{by}</b>,{' '}
            <time dateTime={at.iso} title={at.exact}>
              {at.age}
            </time>
          </p>
          {text === null ? (
            <p className="muted">{messageTexts.noteUnreadable}</p>
          ) : (
            <div className="notetext" dir="auto">
              {text}
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}

type StepsProps = { message: MessageView }

function Steps({ message }: StepsProps) {
  const { state, isUnread } = message
  return (
    <>
      {state === 'new' && !isUnread && (
        <ActButton act="unread">{messageTexts.markUnread}</ActButton>
      )}
      <ActButton act={state === 'spam' ? 'new' : 'spam'}>
        {state === 'spam' ? messageTexts.notSpam : messageTexts.markSpam}
      </ActButton>
    </>
  )
}

function QuarantineSteps({ message }: StepsProps) {
  const { quarantine, signals, otherSignal } = messageTexts
  return (
    <div className="callout">
      <Icon name="info" />
      <div>
        <h3 className="next">{quarantine.title}</h3>
        <p>{quarantine.text}</p>
        {message.signals.length > 0 && (
          <p>
            {quarantine.signs}{' '}
            {message.signals.map((signal) => signals[signal] ?? otherSignal).join('; ')}.
          </p>
        )}
        <div className="btns steps">
          <Button type="submit" name="act" value="release">
            {quarantine.release}
          </Button>
          <Button type="submit" name="act" value="spam" variant="secondary">
            {quarantine.confirm}
          </Button>
        </div>
      </div>
    </div>
  )
}
