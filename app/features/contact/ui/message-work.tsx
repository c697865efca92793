import { useLeaveWarning } from '#app/ui/use-leave-warning.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { movesFrom, NOTE_MAX, type NoteProblem } from '#app/features/contact/inbox.ts'
import type { MessageView, NoteView } from '#app/features/contact/inbox-view.ts'
import type { MessagePageWords } from '#app/features/contact/inbox-words.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form-field.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** What the last press of a button came to, where it was refused. */
export type WorkAnswer = {
  /** What stands in the note's field again, and why it was refused. */
  note: string
  noteProblem: NoteProblem | null
  refusal: { title: string; text: string } | null
}

type MessageWorkProps = {
  message: MessageView
  noteId: string
  answer: WorkAnswer | null
  words: MessagePageWords
}

/** The notes, and one form for what can be done: a note is kept with whatever button is pressed. */
export function MessageWork({ message, noteId, answer, words }: MessageWorkProps) {
  const leave = useLeaveWarning()
  return (
    <section className="work" aria-labelledby="work-title">
      <h2 id="work-title">{words.notesTitle}</h2>
      <Notes notes={message.notes} words={words} />
      {!message.isErased && (
        <form
          id="work"
          method="post"
          className="form"
          onInput={leave.changed}
          onSubmit={leave.saved}
        >
          <input type="hidden" name="version" value={message.version} />
          <input type="hidden" name="noteId" value={noteId} />
          <Field
            name="note"
            multiline
            rows={3}
            dir="auto"
            label={words.noteLabel}
            hint={words.noteHint}
            defaultValue={answer?.note ?? ''}
            error={noteError(answer, words)}
          />
          <div>
            <Button type="submit" name="do" value="note" variant="secondary" size="small">
              {words.addNote}
            </Button>
          </div>
          {message.isQuarantined ? (
            <QuarantineSteps message={message} words={words} />
          ) : (
            <Steps message={message} words={words} />
          )}
        </form>
      )}
    </section>
  )
}

function noteError(answer: WorkAnswer | null, words: MessagePageWords): string | undefined {
  const problem = answer?.noteProblem ?? null
  if (answer === null || problem === null) return undefined
  if (problem === 'empty') return words.noteEmpty
  return fillText(words.noteTooLong, {
    max: NOTE_MAX.toLocaleString('en-US'),
    count: answer.note.length.toLocaleString('en-US'),
  })
}

function Notes({ notes, words }: { notes: readonly NoteView[]; words: MessagePageWords }) {
  if (notes.length === 0) return <p className="muted">{words.notesNone}</p>
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
            <p className="muted">{words.noteUnreadable}</p>
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

type StepsProps = { message: MessageView; words: MessagePageWords }

function Steps({ message, words }: StepsProps) {
  const { state, isUnread } = message
  const [first, ...others] = movesFrom(state)
  return (
    <div>
      <h3 className="next">{words.nextTitle}</h3>
      <div className="btns steps">
        {first && (
          <Button type="submit" name="do" value={first}>
            {words.moves[first]}
          </Button>
        )}
        {others.map((to) => (
          <Button key={to} type="submit" name="do" value={to} variant="secondary">
            {words.moves[to]}
          </Button>
        ))}
        {state === 'new' && !isUnread && (
          <Button type="submit" name="do" value="unread" variant="secondary">
            {words.markUnread}
          </Button>
        )}
      </div>
      {state === 'spam' && <p className="muted spamnote">{words.spamNote}</p>}
    </div>
  )
}

function QuarantineSteps({ message, words }: StepsProps) {
  const { quarantine, signals, otherSignal } = words
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
