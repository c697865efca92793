import type { AnswersContent } from '#app/features/site/answers/answers.ts'
import { PageHead } from '#app/features/site/ui/page-head.tsx'
import { RelatedLinks } from '#app/features/site/ui/related-links.tsx'

/** Every answer as a link, by topic. */
export function AnswersPage({ content }: { content: AnswersContent }) {
  return (
    <>
      <PageHead content={content} review={null} vignette={null} motif="east" />
      <div className="faqs">
        {content.topics.map(({ id, title, links }) => (
          <RelatedLinks key={id} headingId={id} title={title} links={links} />
        ))}
      </div>
    </>
  )
}
