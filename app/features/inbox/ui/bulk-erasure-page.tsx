import { erasureTexts } from '#app/features/inbox/inbox-texts.ts'
import { messageTexts } from '#app/features/inbox/message-texts.ts'
import { SureBox } from '#app/features/inbox/ui/sure-box.tsx'
import { pathTo } from '#app/addresses.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'

type BulkErasurePageProps = {
  messages: readonly { value: string; reference: string }[]
  isUnchecked: boolean
}

export function BulkErasurePage({ messages, isUnchecked }: BulkErasurePageProps) {
  const { bulk, consequences, confirm, keep, text } = erasureTexts
  if (messages.length === 0)
    return (
      <div className="desk wrap message">
        <title>{bulk.title}</title>
        <header className="mhead">
          <h1>{bulk.title}</h1>
          <p className="muted">{bulk.none}</p>
        </header>
        <ButtonLink href={pathTo('/dashboard/messages')} variant="secondary">
          {messageTexts.back}
        </ButtonLink>
      </div>
    )
  return (
    <div className="desk wrap message">
      <title>{bulk.title}</title>
      <header className="mhead">
        <h1>{bulk.title}</h1>
        <p className="muted">{messages.map(({ reference }) => reference).join(', ')}</p>
      </header>
      <div className="erasure">
        <p>
          <b>{text}</b>
        </p>
        <ul className="marks">
          {consequences.map((consequence) => (
            <li key={consequence}>{consequence}</li>
          ))}
        </ul>
        <form className="form" method="post">
          <input type="hidden" name="asked" value="yes" />
          {messages.map(({ value }) => (
            <input key={value} type="hidden" name="message" value={value} />
          ))}
          <SureBox
            text={fillText(bulk.check, { count: messages.length })}
            isUnchecked={isUnchecked}
          />
          <div className="btns">
            <ButtonLink href={pathTo('/dashboard/messages')} variant="secondary">
              {keep}
            </ButtonLink>
            <Button type="submit" variant="destructive" icon="trash-2">
              {confirm}
            </Button>
          </div>
        </form>
      </div>
    </div>
  )
}
