import { messageTexts } from '#app/features/contact/message-texts.ts'
import { ButtonLink } from '#app/ui/button.tsx'

export function MessageNotFoundPage() {
  return (
    <div className="desk wrap message">
      <header className="mhead">
        <h1>{messageTexts.notFoundTitle}</h1>
        <p className="muted">{messageTexts.notFoundText}</p>
      </header>
      <p>
        <ButtonLink href="/dashboard/messages" variant="secondary">
          {messageTexts.back}
        </ButtonLink>
      </p>
    </div>
  )
}
