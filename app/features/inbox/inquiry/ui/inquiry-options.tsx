import { MESSAGE_STATES } from '#app/features/inbox/contact-form/message.ts'
import { stageNames } from '#app/features/inbox/inquiry/inquiry-texts.ts'

/** Without spam, which has a button of its own. */
export function StageOptions() {
  return MESSAGE_STATES.filter((stage) => stage !== 'spam').map((stage) => (
    <option key={stage} value={stage}>
      {stageNames[stage]}
    </option>
  ))
}

export function AssigneeOptions({
  colleagues,
}: {
  colleagues: readonly { id: string; name: string }[]
}) {
  return colleagues.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ))
}
