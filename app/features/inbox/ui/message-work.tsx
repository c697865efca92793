import { messageTexts } from '#app/features/inbox/message-texts.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { NEXT_STATES, NOTE_MAX, type NoteProblem } from '#app/features/inbox/inbox.ts'
import type { MessageView, NoteView } from '#app/features/inbox/inbox-view.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/form-field.tsx'
import { Icon } from '#app/ui/icon.tsx'

export type RefusedAction = {
  /** Shown in the note's field again. */
  note: string
  noteProblem: NoteProblem | null
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
        <form id="work" method="post" className="form">
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
          <div>
            <Button type="submit" name="do" value="note" variant="secondary" size="small">
              {messageTexts.addNote}
            </Button>
          </div>
          {message.isQuarantined ? (
            <QuarantineSteps message={message} />
          ) : (
            <Steps message={message} />
          )}
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
  const [first, ...others] = NEXT_STATES[state]
  return (
    <div>
      <h3 className="next">{messageTexts.nextTitle}</h3>
      <div className="btns steps">
        {first && (
          <Button type="submit" name="do" value={first}>
            {messageTexts.moves[first]}
          </Button>
        )}
        {others.map((to) => (
          <Button key={to} type="submit" name="do" value={to} variant="secondary">
            {messageTexts.moves[to]}
          </Button>
        ))}
        {state === 'new' && !isUnread && (
          <Button type="submit" name="do" value="unread" variant="secondary">
            {messageTexts.markUnread}
          </Button>
        )}
      </div>
      {state === 'spam' && <p className="muted spamnote">{messageTexts.spamNote}</p>}
    </div>
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
          <Button type="submit" name="do" value="release">
            {quarantine.release}
          </Button>
          <Button type="submit" name="do" value="spam" variant="secondary">
            {quarantine.confirm}
          </Button>
        </div>
      </div>
    </div>
  )
}
