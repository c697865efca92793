import { fillText } from '#app/platform/fill-text.ts'
import type { ErasureWords } from '#app/features/contact/inbox-words.ts'
import { Button, ButtonLink, MoreLink } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form-field.tsx'

type MessageErasurePageProps = {
  message: { id: string; reference: string; name: string | null }
  /** What was typed and was not the reference; null at first. */
  typed: string | null
  back: string
  words: ErasureWords
}

/** The question before a message is erased; it is answered by typing the message's reference. */
export function MessageErasurePage({ message, typed, back, words }: MessageErasurePageProps) {
  const { id, reference, name } = message
  return (
    <div className="desk wrap message">
      <p>
        <MoreLink href={`/dashboard/messages/${id}`} direction="back">
          {back}
        </MoreLink>
      </p>
      <header className="mhead">
        <h1>{fillText(words.title, { reference })}</h1>
        {name !== null && (
          <p className="muted">
            <bdi>{name}</bdi>
          </p>
        )}
      </header>
      <div className="erasure">
        <p>
          <b>{words.text}</b>
        </p>
        <ul className="marks">
          {words.consequences.map((consequence) => (
            <li key={consequence}>{consequence}</li>
          ))}
        </ul>
        <form className="form" method="post">
          <Field
            name="reference"
            label={fillText(words.label, { reference })}
            hint={words.hint}
            defaultValue={typed ?? ''}
            error={typed === null ? undefined : words.wrong}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
          />
          <div className="btns">
            <ButtonLink href={`/dashboard/messages/${id}`} variant="secondary">
              {words.keep}
            </ButtonLink>
            <Button type="submit" variant="destructive" icon="trash-2">
              {words.confirm}
            </Button>
          </div>
        </form>
      </div>
    </div>
  )
}
