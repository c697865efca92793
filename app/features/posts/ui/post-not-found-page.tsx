import type { BlogTexts } from '#app/features/posts/blog-texts.ts'
import { LostThread } from '#app/ui/art/lost-thread.tsx'
import { ButtonLink } from '#app/ui/button.tsx'

/** The same words for a draft, so that its existence is not revealed to readers. */
export function PostNotFoundPage({ texts }: { texts: BlogTexts }) {
  return (
    <section className="nf">
      <div className="wrap">
        <LostThread />
        <div>
          <h1>{texts.notFound.title}</h1>
          <p className="lead">{texts.notFound.text}</p>
          <ButtonLink href="/blog">{texts.notFound.back}</ButtonLink>
        </div>
      </div>
    </section>
  )
}
