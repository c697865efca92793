import type { AnswerContent } from '#app/features/site/answers/answers.ts'
import type { Booking } from '#app/features/site/fees/consultation.ts'
import { ContactCall } from '#app/features/site/ui/closing-call.tsx'
import { Crumbs } from '#app/features/site/ui/page-head.tsx'
import { RelatedLinks } from '#app/features/site/ui/related-links.tsx'
import { SourceLine } from '#app/features/site/ui/source-line.tsx'
import { MoreLink } from '#app/ui/button.tsx'
import { ExitFloat, QuickExitStrip } from '#app/ui/frame/quick-exit-strip.tsx'
import { Hero } from '#app/ui/page/hero.tsx'
import { wholeNames, wholeNamesAndCalls } from '#app/ui/page/whole-names.tsx'

type AnswerPageProps = Booking & {
  /** With its facts already quoted. */
  content: AnswerContent
  review: string | null
}

/** The answer stands on the first screen of a phone: no drawing and no lead before it. */
export function AnswerPage({ content, review, consultation, bookingHref }: AnswerPageProps) {
  const { question, texts, list, others, leave } = content
  const { closing } = texts
  return (
    <>
      {leave && <QuickExitStrip texts={leave} behaviour="quick-exit" more={null} />}
      <Hero title={question} before={<Crumbs label={texts.breadcrumb} parent={list} />}>
        <Words content={content} />
        {review !== null && <p className="meta">{review}</p>}
      </Hero>
      <RelatedLinks headingId="others" title={texts.others} links={others} />
      <ContactCall {...closing} {...{ texts, bookingHref, consultation }} />
      {leave && <ExitFloat texts={leave} />}
    </>
  )
}

function Words({ content }: Pick<AnswerPageProps, 'content'>) {
  const { paragraphs, askLawyer, source, link, leave } = content
  return (
    <div className="prose">
      {paragraphs.map((text) => (
        <p key={text}>{wholeNamesAndCalls(text)}</p>
      ))}
      <p>
        <b>{wholeNames(askLawyer)}</b>
      </p>
      {link && (
        <p>
          <MoreLink href={link.href}>{link.text}</MoreLink>
        </p>
      )}
      {/* A page that somebody may have to leave opens nothing beside it. */}
      <SourceLine source={source} opensTab={leave === null} />
    </div>
  )
}
