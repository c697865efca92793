import type { ReactNode } from 'react'
import { erasureTexts } from '#app/features/inbox/inbox-texts.ts'
import { messageTexts } from '#app/features/inbox/message-texts.ts'
import { pathTo } from '#app/addresses.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/form-field.tsx'
import { Screen } from '#app/ui/page/screen.tsx'

type MessageErasurePageProps = {
  message: { id: string; reference: string; name: string | null }
  /** Typed text that was not the reference; null at first. */
  typed: string | null
}

export function MessageErasurePage({ message, typed }: MessageErasurePageProps) {
  const { id, reference, name } = message
  const href = pathTo('/dashboard/messages/:id', { id })
  return (
    <Screen
      className="message"
      title={fillText(erasureTexts.title, { reference })}
      about={name === null ? undefined : <bdi>{name}</bdi>}
      back={{ href, text: messageTexts.backToMessage }}
    >
      <ErasureQuestion back={href}>
        <Field
          name="reference"
          label={fillText(erasureTexts.label, { reference })}
          hint={erasureTexts.hint}
          defaultValue={typed ?? ''}
          error={typed === null ? undefined : erasureTexts.wrong}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
      </ErasureQuestion>
    </Screen>
  )
}

type ErasureQuestionProps = { back: string; children: ReactNode }

/** @param children what has to be filled in first */
export function ErasureQuestion({ back, children }: ErasureQuestionProps) {
  return (
    <div className="erasure">
      <p>
        <b>{erasureTexts.text}</b>
      </p>
      <ul className="marks">
        {erasureTexts.consequences.map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
      </ul>
      <form className="form" method="post">
        {children}
        <div className="btns">
          <ButtonLink href={back} variant="secondary">
            {erasureTexts.keep}
          </ButtonLink>
          <Button type="submit" variant="destructive" icon="trash-2">
            {erasureTexts.confirm}
          </Button>
        </div>
      </form>
    </div>
  )
}

export function MessageNotFoundPage() {
  return (
    <Screen
      className="message"
      title={messageTexts.notFoundTitle}
      about={messageTexts.notFoundText}
    >
      <p>
        <ButtonLink href="/dashboard/messages" variant="secondary">
          {messageTexts.back}
        </ButtonLink>
      </p>
    </Screen>
  )
}
