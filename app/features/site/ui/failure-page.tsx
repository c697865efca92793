import type { failure } from '#app/features/site/content/en/interface.ts'
import { LostThread } from '#app/ui/art/lost-thread.tsx'
import { ButtonLink } from '#app/ui/button.tsx'

export function FailurePage({ words }: { words: typeof failure }) {
  return (
    <section className="nf">
      <div className="wrap">
        <LostThread />
        <div>
          <h1>{words.title}</h1>
          <p className="lead">{words.text}</p>
          <div className="btns">
            <ButtonLink href="/">{words.returnHome}</ButtonLink>
            <ButtonLink href="/contact" variant="secondary">
              {words.contact}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  )
}
