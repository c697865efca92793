import type { failure } from '#app/features/site/texts/en/interface.ts'
import { LostThread } from '#app/ui/art/lost-thread.tsx'
import { ButtonLink } from '#app/ui/button.tsx'

export function FailurePage({ texts }: { texts: typeof failure }) {
  return (
    <section className="nf">
      <div className="wrap">
        <LostThread />
        <div>
          <h1>{texts.title}</h1>
          <p className="lead">{texts.text}</p>
          <div className="btns">
            <ButtonLink href="/">{texts.returnHome}</ButtonLink>
            <ButtonLink href="/contact" variant="secondary">
              {texts.contact}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  )
}
