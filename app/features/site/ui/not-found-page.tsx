import type { notFound } from '#app/features/site/content/en/interface.ts'
import { LostThread } from '#app/ui/art/lost-thread.tsx'
import { ButtonLink, buttonClass } from '#app/ui/button.tsx'

/**
 * The Not-found page (specification, section 2). `data-console` is written to the browser's console and `data-go-back`
 * goes one step back in the history; without JavaScript or a history the same link leads home.
 */
export function NotFoundPage({ content }: { content: typeof notFound }) {
  return (
    <section className="nf" data-console={content.consoleMessage}>
      <div className="wrap">
        <LostThread />
        <div>
          <h1>{content.title}</h1>
          <p className="lead">{content.text}</p>
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
