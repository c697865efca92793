import { conflictTexts } from '#app/features/inbox/conflicts/conflict-texts.ts'
import {
  splitConflicts,
  type WithheldMessage,
} from '#app/features/inbox/conflicts/conflict-view.ts'
import { ClearConflicts, ConflictNames } from '#app/features/inbox/conflicts/ui/conflict-names.tsx'
import { Assignee, MessageHead } from '#app/features/inbox/ui/message-head.tsx'
import type { RefusedAction } from '#app/features/inbox/ui/message-work.tsx'
import { Button } from '#app/ui/button.tsx'
import { Alert } from '#app/ui/feedback/alert.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { AssigneeOptions } from '#app/features/inbox/inquiry/ui/inquiry-options.tsx'
import { SelectField } from '#app/ui/form/form-field.tsx'

type WithheldMessagePageProps = {
  message: WithheldMessage
  mayClear: boolean
  noteId: string
  result: Pick<RefusedAction, 'refusal'> | null
}

export function WithheldMessagePage(props: WithheldMessagePageProps) {
  const { message, mayClear, noteId, result } = props
  const { gate, shown } = conflictTexts
  const { known, open, isHeld } = splitConflicts(message.conflicts)
  return (
    <div className="desk wrap message">
      <MessageHead message={message} name={<bdi>{message.name}</bdi>}>
        <Assignee name={message.assignee} />
      </MessageHead>
      {result?.refusal && <Alert {...result.refusal} />}
      <section className="alert warnbox" aria-labelledby="conflict">
        <Icon name="circle-alert" />
        <div>
          <h2 id="conflict">{gate.title}</h2>
          {isHeld && <p>{gate.hidden}</p>}
          {open.length > 0 && <p>{gate.text}</p>}
          {open.length > 0 && !mayClear && (
            <p>
              <b>{gate.ask}</b>
            </p>
          )}
        </div>
      </section>
      <ConflictNames conflicts={known} />
      {(isHeld || !mayClear) && <AskLawyer message={message} />}
      <div className="btns">
        {mayClear && open.length > 0 && (
          <ClearConflicts id={message.id} open={open} label={isHeld ? shown.clear : gate.clear} />
        )}
        {!message.isQuarantined && (
          <form method="post">
            <input type="hidden" name="version" value={message.version} />
            <input type="hidden" name="noteId" value={noteId} />
            <Button type="submit" name="act" value="closed" variant="secondary">
              {gate.close}
            </Button>
          </form>
        )}
      </div>
    </div>
  )
}

/** For who cannot clear the conflict. */
function AskLawyer({ message }: { message: WithheldMessage }) {
  const { lawyers, assigneeId, version } = message
  const { gate } = conflictTexts
  if (lawyers.length === 0) return <p>{gate.askNobody}</p>
  const isAsked = lawyers.some(({ id }) => id === assigneeId)
  return (
    <form className="form" method="post">
      <input type="hidden" name="version" value={version} />
      <SelectField
        name="lawyer"
        defaultValue={isAsked ? (assigneeId ?? undefined) : lawyers[0]?.id}
        label={gate.askWhom}
      >
        <AssigneeOptions colleagues={lawyers} />
      </SelectField>
      <div className="btns">
        <Button type="submit" name="act" value="ask">
          {gate.askPress}
        </Button>
      </div>
    </form>
  )
}
