import type { MessageView } from '#app/features/contact/inbox-view.ts'
import { messageTexts } from '#app/features/contact/message-texts.ts'

export type MessageNames = { languages: Record<string, string>; safeWays: Record<string, string> }

type MessageFactsProps = {
  content: NonNullable<MessageView['content']>
  /** The version of the notice they saw. */
  notice: string
  names: MessageNames
}

/** The answer to "Is it safe?" comes first. */
export function MessageFacts({ content, notice, names }: MessageFactsProps) {
  const { fields, notSaid } = messageTexts
  const language = names.languages[content.language] ?? content.language
  return (
    <section className="mfacts panel" aria-label={messageTexts.contactTitle}>
      <dl>
        <div>
          <dt>{fields.safe}</dt>
          <dd>{content.safeWay === '' ? notSaid : names.safeWays[content.safeWay]}</dd>
        </div>
        <div>
          <dt>{fields.email}</dt>
          <dd>
            <a href={content.mailto} dir="ltr">
              {content.email}
            </a>
          </dd>
        </div>
        <div>
          <dt>{fields.language}</dt>
          <dd>
            <bdi>{language === '' ? notSaid : language}</bdi>
          </dd>
        </div>
        <div>
          <dt>{fields.notice}</dt>
          <dd>{notice}</dd>
        </div>
      </dl>
    </section>
  )
}
