import {
  type Colleague,
  type Done,
  releaseMessage,
} from '#app/features/inbox/inbox-actions.server.ts'
import { listDeliveries } from '#app/features/email/outbox.server.ts'
import { notifyOfReleased } from '#app/features/inbox/inbox-mail.server.ts'
import { type Announce, changeAndTell } from '#app/features/inbox/inquiry/change-inquiry.server.ts'
import type { InquiryRequest } from '#app/features/inbox/inquiry/inquiry.ts'
import type { Message } from '#app/features/inbox/messages.server.ts'
import { mailStyle } from '#app/server/inbox-service.server.ts'
import { confirmationOf } from '#app/server/mail/message-confirmation.server.ts'
import type { Services } from '#app/server/services.server.ts'

type Announced = Pick<Message, 'id' | 'content' | 'isRestricted'>

/** From quarantine, with the emails that it would have had. @param who `origin` is for links in emails */
export async function release(
  services: Services,
  message: Announced,
  { by, origin }: { by: Colleague; origin: string },
): Promise<Done> {
  const announce = await announcementOf(services, message, origin)
  const done = await releaseMessage(services, message.id, by, announce)
  services.mail.trigger()
  return done
}

/** As `changeAndTell`; a message that was called spam in quarantine, where nobody was told of it, has its emails when it is taken back. */
export async function changeOrTakeBack(
  services: Services,
  message: Announced & Pick<Message, 'state'>,
  request: InquiryRequest,
  { by, origin }: { by: Colleague; origin: string },
): ReturnType<typeof changeAndTell> {
  const { stage } = request.change
  const isTakenBack = message.state === 'spam' && stage !== undefined && stage !== 'spam'
  const isUntold = isTakenBack && (await listDeliveries(services.db, message.id)).length === 0
  const announce = isUntold ? await announcementOf(services, message, origin) : null
  const done = await changeAndTell(services, message.id, { ...request, announce }, by)
  if (announce) services.mail.trigger()
  return done
}

async function announcementOf(
  services: Services,
  { id, content, isRestricted }: Announced,
  origin: string,
): Promise<Announce> {
  const confirm = content.ok
    ? await confirmationOf(services, { content: content.value, isRestricted }, 'en')
    : null
  const how = {
    style: mailStyle(origin, services.timeZone()),
    withText: services.config.mailMessageText,
    confirm,
  }
  return (tx) => notifyOfReleased(tx, services, id, how)
}
