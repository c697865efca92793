import type { MessagePageWords } from '#app/features/contact/inbox-words.ts'
import { ButtonLink } from '#app/ui/button.tsx'

/** In place of a message that does not exist. */
export function MessageNotFoundPage({ words }: { words: MessagePageWords }) {
  return (
    <div className="desk wrap message">
      <header className="mhead">
        <h1>{words.notFoundTitle}</h1>
        <p className="muted">{words.notFoundText}</p>
      </header>
      <p>
        <ButtonLink href="/dashboard/messages" variant="secondary">
          {words.back}
        </ButtonLink>
      </p>
    </div>
  )
}
