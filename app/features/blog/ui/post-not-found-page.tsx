import type { BlogWords } from '#app/features/blog/blog-words.ts'
import { LostThread } from '#app/ui/art/lost-thread.tsx'
import { ButtonLink } from '#app/ui/button.tsx'

/** What is said for an unknown post, and in the same words for a draft when a reader asks. */
export function PostNotFoundPage({ words }: { words: BlogWords }) {
  return (
    <section className="nf">
      <div className="wrap">
        <LostThread />
        <div>
          <h1>{words.notFound.title}</h1>
          <p className="lead">{words.notFound.text}</p>
          <ButtonLink href="/blog">{words.notFound.back}</ButtonLink>
        </div>
      </div>
    </section>
  )
}
