import { findConflicts, isWithheld } from '#app/features/inbox/conflicts/conflicts.server.ts'
import {
  type ConflictView,
  splitConflicts,
  type WithheldMessage,
} from '#app/features/inbox/conflicts/conflict-view.ts'
import type { Viewer } from '#app/features/inbox/inbox.ts'
import { momentOf } from '#app/features/inbox/inbox-view.ts'
import { findMessage, type Message } from '#app/features/inbox/messages.server.ts'
import { type Colleagues, lawyersToAsk } from '#app/routes/dashboard/inbox/colleagues.server.ts'
import { clockOf } from '#app/routes/dashboard/inbox/message-rows.server.ts'
import type { Services } from '#app/server/services.server.ts'

export async function isMessageWithheld(
  services: Services,
  id: string,
  viewer: Viewer,
): Promise<boolean> {
  const message = await findMessage(services, id)
  return message !== null && isWithheld(message, await findConflicts(services, message, viewer))
}

type Checked = { conflicts: ConflictView[]; withheld: WithheldMessage | null }

/** With `withheld`, nothing else of the message may reach the browser. */
export async function checkConflicts(
  services: Services,
  id: string,
  viewer: Viewer,
  colleagues: Colleagues,
): Promise<Checked> {
  const message = await findMessage(services, id)
  if (!message || message.erasedAt !== null) return { conflicts: [], withheld: null }
  const clock = clockOf(services)
  const found = await findConflicts(services, message, viewer)
  const conflicts = found.map((conflict) => ({
    ...conflict,
    cleared: conflict.cleared && { ...conflict.cleared, at: momentOf(conflict.cleared.at, clock) },
  }))
  return { conflicts, withheld: isWithheld(message, found) ? withheldOf(message, conflicts) : null }

  function withheldOf(
    { reference, createdAt, isQuarantined, isRestricted, version, content, assigneeId }: Message,
    shown: ConflictView[],
  ): WithheldMessage {
    return {
      id,
      reference,
      received: momentOf(createdAt, clock),
      isQuarantined,
      version,
      name: content.ok ? content.value.name : '',
      conflicts: shown,
      assigneeId,
      assignee: assigneeId && (colleagues.names[assigneeId] ?? assigneeId),
      lawyers: lawyersToAsk(colleagues, isRestricted || splitConflicts(shown).isHeld),
    }
  }
}
