import {
  REPLY_LIMITS,
  type SavedReply,
  type SavedReplyProblem,
  type TypedSavedReply,
} from '#app/features/inbox/replies/reply.ts'
import { replyTexts } from '#app/features/inbox/replies/reply-texts.ts'
import { messageTexts } from '#app/features/inbox/message-texts.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { LOCALE_NAMES, LOCALES } from '#app/platform/texts/locales.ts'
import { ActButton, Button, ButtonLink } from '#app/ui/button.tsx'
import { Alert } from '#app/ui/feedback/alert.tsx'
import { Field, Options, SelectField } from '#app/ui/form/form-field.tsx'
import { Screen } from '#app/ui/page/screen.tsx'

type SavedRepliesPageProps = {
  replies: readonly SavedReply[]
  mayWrite: boolean
  /** What was refused, as it was typed. */
  refused: { typed: TypedSavedReply; problem: SavedReplyProblem } | null
}

const NEW = { id: '', name: '', language: '', text: '', version: 0 }

export function SavedRepliesPage({ replies, mayWrite, refused }: SavedRepliesPageProps) {
  const { page } = replyTexts
  // What somebody else has deleted or changed is offered as a new one, so that nothing typed is lost.
  const isNew = refused !== null && (refused.problem === 'changed' || refused.typed.id === '')
  return (
    <Screen
      className="message"
      title={page.title}
      about={page.lead}
      back={{ href: '/dashboard/messages', text: messageTexts.back }}
      actions={
        mayWrite && (
          <ButtonLink href="#new-reply" variant="secondary" size="small">
            {page.add}
          </ButtonLink>
        )
      }
    >
      {refused && (
        <Alert title={fillText(page.problems[refused.problem], { max: maxOf(refused.problem) })} />
      )}
      <div className="panel savedlist">
        {replies.length === 0 && <p className="muted">{page.none}</p>}
        {replies.map((reply) => (
          <Reply
            key={`${reply.id} ${reply.version}`}
            reply={reply}
            mayWrite={mayWrite}
            typed={!isNew && refused?.typed.id === reply.id ? refused.typed : null}
          />
        ))}
      </div>
      {mayWrite ? (
        <section className="part" aria-labelledby="new-reply">
          <h2 id="new-reply">{page.add}</h2>
          <ReplyFields
            values={isNew ? { ...refused.typed, id: '', version: 0 } : NEW}
            isRefused={isNew}
          />
        </section>
      ) : (
        <p className="muted">{page.readOnly}</p>
      )}
    </Screen>
  )
}

function maxOf(problem: SavedReplyProblem): string {
  return (problem === 'name' ? REPLY_LIMITS.name : REPLY_LIMITS.text).toLocaleString('en-US')
}

type ReplyProps = { reply: SavedReply; mayWrite: boolean; typed: TypedSavedReply | null }

function Reply({ reply, mayWrite, typed }: ReplyProps) {
  return (
    <details open={typed !== null}>
      <summary>
        <b>{reply.name}</b> <span className="muted">{LOCALE_NAMES[reply.language].name}</span>
      </summary>
      {mayWrite ? (
        <ReplyFields values={typed ?? reply} isRefused={typed !== null} />
      ) : (
        <div className="notetext" lang={reply.language}>
          {reply.text}
        </div>
      )}
    </details>
  )
}

function ReplyFields({ values, isRefused }: { values: TypedSavedReply; isRefused: boolean }) {
  const { page } = replyTexts
  const { id, version } = values
  const idOf = (name: string) => `${name}-${id}`
  return (
    <form className="form" method="post" data-edited={isRefused ? '' : undefined}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      <Field
        name="name"
        id={idOf('name')}
        label={page.name}
        hint={page.nameHint}
        defaultValue={values.name}
        maxLength={REPLY_LIMITS.name}
        required
        autoComplete="off"
      />
      <SelectField
        id={idOf('language')}
        name="language"
        defaultValue={values.language || 'en'}
        label={page.language}
      >
        <Options of={LOCALES.map((locale) => [locale, LOCALE_NAMES[locale].name])} />
      </SelectField>
      <Field
        name="text"
        id={idOf('text')}
        multiline
        rows={8}
        label={page.text}
        defaultValue={values.text}
        maxLength={REPLY_LIMITS.text}
        required
      />
      <div className="btns">
        <Button type="submit" name="act" value="save" size="small">
          {page.save}
        </Button>
        {id !== '' && <ActButton act="delete">{page.remove}</ActButton>}
      </div>
    </form>
  )
}
