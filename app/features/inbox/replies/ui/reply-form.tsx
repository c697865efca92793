import { type MouseEvent, useRef } from 'react'
import {
  fillReply,
  inOrderFor,
  insertReply,
  REPLY_LIMITS,
  type SavedReply,
} from '#app/features/inbox/replies/reply.ts'
import { replyTexts } from '#app/features/inbox/replies/reply-texts.ts'
import type { RefusedAction } from '#app/features/inbox/ui/message-work.tsx'
import { fillText } from '#app/platform/fill-text.ts'
import { LOCALE_NAMES } from '#app/platform/texts/locales.ts'
import { ActButton, Button } from '#app/ui/button.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { Field } from '#app/ui/form/form-field.tsx'
import { writeField } from '#app/ui/form/write-field.ts'
import { Icon } from '#app/ui/icon.tsx'

export type ReplyParts = {
  /** Idempotency keys of the two forms. */
  replyId: string
  answerId: string
  saved: readonly SavedReply[]
  /** The firm's address; null where no mail server is set up. */
  replyTo: string | null
  /** `YYYY-MM-DD` in the firm's time zone. */
  today: string
}

type ReplyFormProps = {
  parts: ReplyParts
  message: { version: number; reference: string; name: string; email: string; language: string }
  result: RefusedAction | null
}

export function ReplyForms(props: ReplyFormProps) {
  return (
    <div className="replies noprint">
      <ReplyForm {...props} />
      <AnswerForm {...props} />
    </div>
  )
}

function ReplyForm({ parts, message, result }: ReplyFormProps) {
  const { replyTo, saved, replyId } = parts
  const field = useRef<HTMLFormElement>(null)
  const problem = result?.replyProblems.reply
  const typed = result?.reply ?? ''
  return (
    <details className="replybox" open={typed !== '' || problem !== undefined}>
      <summary>{replyTexts.open}</summary>
      <form className="form" method="post" ref={field} data-edited={typed === '' ? undefined : ''}>
        <input type="hidden" name="version" value={message.version} />
        <input type="hidden" name="replyId" value={replyId} />
        <p className="callout">
          <Icon name="info" />
          <span>{replyTo === null ? replyTexts.noMail : replyTexts.notEncrypted}</span>
        </p>
        <SavedReplies saved={inOrderFor(message.language, saved)} message={message} form={field} />
        <Field
          name="reply"
          multiline
          rows={9}
          label={replyTexts.text}
          hint={replyTo && fillText(replyTexts.answersGoTo, { to: message.email, replyTo })}
          defaultValue={typed}
          error={problem}
          maxLength={REPLY_LIMITS.text}
        />
        <div className="btns">
          {replyTo === null ? (
            <CopyButton textOf={() => replyField(field)?.value ?? ''}>{replyTexts.copy}</CopyButton>
          ) : (
            <Button type="submit" name="act" value="send" icon="mail">
              {replyTexts.send}
            </Button>
          )}
        </div>
      </form>
    </details>
  )
}

type SavedRepliesProps = {
  saved: readonly SavedReply[]
  message: ReplyFormProps['message']
  form: { current: HTMLFormElement | null }
}

function SavedReplies({ saved, message, form }: SavedRepliesProps) {
  if (saved.length === 0) return <p className="muted">{replyTexts.savedNone}</p>
  const insert = (event: MouseEvent, { text }: SavedReply) => {
    const field = replyField(form)
    if (!field) return
    event.preventDefault()
    writeField(form.current, 'reply', insertReply(field.value, fillReply(text, message)))
    field.focus()
  }
  return (
    <fieldset className="savedreplies">
      <legend>{replyTexts.saved}</legend>
      {saved.map((reply) => (
        <button
          key={reply.id}
          type="submit"
          className="act"
          name="act"
          value={`insert:${reply.id}`}
          onClick={(event) => insert(event, reply)}
          aria-label={fillText(replyTexts.insert, {
            name: reply.name,
            language: LOCALE_NAMES[reply.language].name,
          })}
        >
          {reply.name} <span className="muted">{LOCALE_NAMES[reply.language].name}</span>
        </button>
      ))}
    </fieldset>
  )
}

function replyField(form: SavedRepliesProps['form']) {
  return form.current?.querySelector<HTMLTextAreaElement>('textarea[name=reply]')
}

function AnswerForm({ parts, result }: ReplyFormProps) {
  const problem = result?.replyProblems.answer
  const typed = result?.answer ?? ''
  return (
    <details className="replybox" open={typed !== '' || problem !== undefined}>
      <summary>{replyTexts.openAnswer}</summary>
      <form className="form" method="post" data-edited={typed === '' ? undefined : ''}>
        <input type="hidden" name="answerId" value={parts.answerId} />
        <Field
          name="answer"
          multiline
          rows={6}
          label={replyTexts.answer}
          hint={replyTexts.answerHint}
          defaultValue={typed}
          error={problem}
        />
        <Field
          name="answeredOn"
          type="date"
          label={replyTexts.answeredOn}
          defaultValue={result?.answeredOn || parts.today}
          max={parts.today}
        />
        <div>
          <ActButton act="answer">{replyTexts.addAnswer}</ActButton>
        </div>
      </form>
    </details>
  )
}
