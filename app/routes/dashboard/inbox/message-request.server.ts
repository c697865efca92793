import type { Colleague, InboxProblem } from '#app/features/inbox/inbox-actions.server.ts'
import type { Viewer } from '#app/features/inbox/inbox.ts'
import type { Message } from '#app/features/inbox/messages.server.ts'
import { ok, type Result } from '#app/platform/result.ts'
import type { RefusalCause } from '#app/routes/dashboard/inbox/message-refusals.server.ts'
import type { FlashName } from '#app/server/flash.server.ts'
import type { Services } from '#app/server/services.server.ts'

/** The idempotency key of a form. */
export const FORM_ID = /^[0-9a-f-]{36}$/

export type Requested = {
  services: Services
  message: Message
  form: FormData
  by: Colleague
  viewer: Viewer
  /** For links in emails. */
  origin: string
}

export type Outcome = Result<FlashName, RefusalCause>

export async function named(
  flash: FlashName,
  action: Promise<Result<true, InboxProblem>>,
): Promise<Outcome> {
  const done = await action
  return done.ok ? ok(flash) : done
}
