import { erasureTexts } from '#app/features/inbox/inbox-texts.ts'
import { messageTexts } from '#app/features/inbox/message-texts.ts'
import { ErasureQuestion } from '#app/features/inbox/ui/message-erasure-page.tsx'
import { SureBox } from '#app/features/inbox/ui/sure-box.tsx'
import { fillText } from '#app/platform/fill-text.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Screen } from '#app/ui/page/screen.tsx'

type BulkErasurePageProps = {
  messages: readonly { value: string; reference: string }[]
  isUnchecked: boolean
}

export function BulkErasurePage({ messages, isUnchecked }: BulkErasurePageProps) {
  const { bulk } = erasureTexts
  if (messages.length === 0)
    return (
      <Screen className="message" title={bulk.title} about={bulk.none}>
        <ButtonLink href="/dashboard/messages" variant="secondary">
          {messageTexts.back}
        </ButtonLink>
      </Screen>
    )
  return (
    <Screen
      className="message"
      title={bulk.title}
      about={messages.map(({ reference }) => reference).join(', ')}
    >
      <ErasureQuestion back="/dashboard/messages">
        <input type="hidden" name="asked" value="yes" />
        {messages.map(({ value }) => (
          <input key={value} type="hidden" name="message" value={value} />
        ))}
        <SureBox
          text={fillText(bulk.check, { count: messages.length })}
          isUnchecked={isUnchecked}
        />
      </ErasureQuestion>
    </Screen>
  )
}
