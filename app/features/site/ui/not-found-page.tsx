import type { notFound } from '#app/features/site/texts/en/interface.ts'
import { LostThread } from '#app/ui/art/lost-thread.tsx'
import { ButtonLink, buttonClass } from '#app/ui/button.tsx'

/** Spec 2.157 to 2.160. Without JavaScript or a history, `data-go-back` leads home. */
export function NotFoundPage({ content }: { content: typeof notFound }) {
  return (
    <section className="nf" data-console={content.consoleMessage}>
      <div className="wrap">
        <LostThread />
        <div>
          <h1>{content.title}</h1>
          <p className="lead">{content.text}</p>
          <p>
            {content.urgent.question} <a href={content.urgent.path}>{content.urgent.text}</a>
          </p>
          <div className="btns">
            <ButtonLink href="/">{content.returnHome}</ButtonLink>
            <a className={buttonClass({ variant: 'secondary' })} href="/" data-go-back>
              {content.goBack}
            </a>
          </div>
        </div>
      </div>
    </section>
  )
}
