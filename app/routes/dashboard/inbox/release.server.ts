import {
  type Colleague,
  type Done,
  releaseMessage,
} from '#app/features/inbox/inbox-actions.server.ts'
import { notifyOfReleased } from '#app/features/inbox/inbox-mail.server.ts'
import type { Message } from '#app/features/inbox/messages.server.ts'
import { mailStyle } from '#app/server/inbox-service.server.ts'
import { confirmationOf } from '#app/server/mail/message-confirmation.server.ts'
import type { Services } from '#app/server/services.server.ts'

/** From quarantine, with the emails that it would have had. @param who `origin` is for links in emails */
export async function release(
  services: Services,
  { id, content, isRestricted }: Message,
  { by, origin }: { by: Colleague; origin: string },
): Promise<Done> {
  const confirm = content.ok
    ? await confirmationOf(services, { content: content.value, isRestricted }, 'en')
    : null
  const how = {
    style: mailStyle(origin, services.timeZone()),
    withText: services.config.mailMessageText,
    confirm,
  }
  const done = await releaseMessage(services, id, by, (tx) =>
    notifyOfReleased(tx, services, id, how),
  )
  services.mail.trigger()
  return done
}
