import type { FaqContent, FaqSection } from '#app/features/site/page-content.ts'
import { isOutside } from '#app/ui/frame/outside.ts'
import { ClosingCall } from '#app/features/site/ui/closing-call.tsx'
import { QuestionList } from '#app/features/site/ui/question-list.tsx'
import { Band } from '#app/ui/art/band.tsx'
import { Vignette } from '#app/ui/art/vignette.tsx'
import { ButtonLink, MoreLink } from '#app/ui/button.tsx'
import { Hero } from '#app/ui/page/hero.tsx'

type FaqPageProps = {
  /** With its facts already quoted. */
  content: FaqContent
  review: string
  bookingHref: string
  phone: { display: string; href: string }
}

/** Spec 2.81 to 2.92. */
export function FaqPage({ content, review, bookingHref, phone }: FaqPageProps) {
  return (
    <>
      <Hero
        title={content.title}
        subtitle={content.subtitle}
        art={<Vignette name="question" />}
        artBeside
      >
        <p className="meta">{review}</p>
      </Hero>
      <Band motif="east" id="faq-band" />
      <div className="faqs">
        {content.sections.map((section) => (
          <Section key={section.id} section={section} content={content} bookingHref={bookingHref} />
        ))}
      </div>
      <MoreQuestions more={content.more} phone={phone} />
    </>
  )
}

type SectionProps = { section: FaqSection; content: FaqContent; bookingHref: string }

function Section({ section, content, bookingHref }: SectionProps) {
  const { id, title, items } = section
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <div className="wrap duo">
        <h2 id={`${id}-title`} className="a">
          {title}
        </h2>
        <div className="b">
          <QuestionList name={`faq-${id}`} questions={items} />
          <p>
            <MoreLink href={bookingHref} external={isOutside(bookingHref)}>
              {content.schedule}
            </MoreLink>{' '}
            <span className="muted small booknote">{content.bookingNote}</span>
          </p>
        </div>
      </div>
    </section>
  )
}

function MoreQuestions({
  more,
  phone,
}: {
  more: FaqContent['more']
  phone: FaqPageProps['phone']
}) {
  return (
    <ClosingCall title={more.title} text={more.text}>
      <ButtonLink href={more.contact.path}>{more.contact.text}</ButtonLink>
      <ButtonLink href={phone.href} variant="secondary" icon="phone">
        {more.call.replace('{phone}', () => phone.display)}
      </ButtonLink>
    </ClosingCall>
  )
}
