import { MESSAGE_STATES } from '#app/features/inbox/contact-form/message.ts'
import { stageNames } from '#app/features/inbox/inquiry/inquiry-texts.ts'
import { Options } from '#app/ui/form/form-field.tsx'

/** Without spam, which has a button of its own. */
export function StageOptions() {
  const stages = MESSAGE_STATES.filter((stage) => stage !== 'spam')
  return <Options of={stages.map((stage) => [stage, stageNames[stage]])} />
}

type AssigneeOptionsProps = { colleagues: readonly { id: string; name: string }[] }

export function AssigneeOptions({ colleagues }: AssigneeOptionsProps) {
  return <Options of={colleagues.map(({ id, name }) => [id, name])} />
}
