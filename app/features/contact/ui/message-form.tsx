import type { MessageFormWords } from '#app/features/contact/message-form-words.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form-field.tsx'

type MessageFormProps = {
  words: MessageFormWords
  /** The address that takes the message. */
  action: string
}

/** The contact form (specification, section 5): three fields, all required, sent as a plain POST. */
export function MessageForm({ words, action }: MessageFormProps) {
  return (
    <form className="form" method="post" action={action}>
      <Field name="name" label={words.name} autoComplete="name" required />
      <Field
        name="email"
        type="email"
        label={words.email}
        hint={words.emailHint}
        autoComplete="email"
        required
      />
      <Field
        name="message"
        multiline
        rows={9}
        label={words.message}
        hint={words.messageHint}
        required
      />
      <div>
        <Button type="submit">{words.send}</Button>
      </div>
    </form>
  )
}
