import type { ReactNode } from 'react'
import type { MessageView } from '#app/features/inbox/inbox-view.ts'
import { inquiryTexts } from '#app/features/inbox/inquiry/inquiry-texts.ts'
import { messageTexts } from '#app/features/inbox/message-texts.ts'
import { MoreLink } from '#app/ui/button.tsx'

type MessageHeadProps = {
  message: Pick<MessageView, 'reference' | 'received'>
  name: ReactNode
  /** What is known of it besides. */
  children: ReactNode
}

export function MessageHead({ message, name, children }: MessageHeadProps) {
  const { reference, received } = message
  return (
    <>
      <p className="noprint">
        <MoreLink href="/dashboard/messages" direction="back">
          {messageTexts.back}
        </MoreLink>
      </p>
      <header className="mhead">
        <title>{reference}</title>
        <h1>{name}</h1>
        <p className="muted">
          <b className="ref">{reference}</b>
          <span>
            {messageTexts.received}{' '}
            <time dateTime={received.iso}>
              {received.exact} ({received.age})
            </time>
          </span>
          {children}
        </p>
      </header>
    </>
  )
}

export function Assignee({ name }: { name: string | null }) {
  if (name === null) return null
  return (
    <span>
      {inquiryTexts.assignee} <bdi>{name}</bdi>
    </span>
  )
}
