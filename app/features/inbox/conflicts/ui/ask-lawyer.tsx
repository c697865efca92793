import { conflictTexts } from '#app/features/inbox/conflicts/conflict-texts.ts'
import type { WithheldMessage } from '#app/features/inbox/conflicts/conflict-view.ts'
import { AssigneeOptions } from '#app/features/inbox/inquiry/ui/inquiry-options.tsx'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/form/form-field.tsx'

/** For who cannot clear the conflict. */
export function AskLawyer({ message }: { message: WithheldMessage }) {
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
