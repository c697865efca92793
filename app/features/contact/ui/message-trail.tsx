import type { MessageView } from '#app/features/contact/inbox-view.ts'
import { messageTexts } from '#app/features/contact/message-texts.ts'

/** Newest first. */
export function MessageTrail({ message }: { message: MessageView }) {
  const { trail, received } = message
  return (
    <section className="aside" aria-labelledby="trail">
      <h2 id="trail">{messageTexts.trailTitle}</h2>
      <ol className="trail" reversed>
        {trail.toReversed().map(({ by, at, act }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines are only ever added, at the top of a page that is made anew
          <li key={`${trail.length - index} ${at.iso}`}>
            <b>{messageTexts.acts[act] ?? act}</b>
            <span className="muted">
              {by === 'retention' ? messageTexts.trailBySite : by},{' '}
              <time dateTime={at.iso} title={at.exact}>
                {at.age}
              </time>
            </span>
          </li>
        ))}
        <li>
          <b>{messageTexts.trailArrived}</b>
          <span className="muted">
            {messageTexts.trailVisitor},{' '}
            <time dateTime={received.iso} title={received.exact}>
              {received.age}
            </time>
          </span>
        </li>
      </ol>
    </section>
  )
}
