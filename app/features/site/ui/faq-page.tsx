import type { FaqContent } from '#app/features/site/pages/faq.ts'
import type { FaqSection } from '#app/features/site/pages/question.ts'
import type { Booking } from '#app/features/site/fees/consultation.ts'
import { ConsultationLine } from '#app/features/site/fees/ui/consultation-line.tsx'
import { ClosingCall } from '#app/features/site/ui/closing-call.tsx'
import { PageHead } from '#app/features/site/ui/page-head.tsx'
import { QuestionList } from '#app/features/site/ui/question-list.tsx'
import { TwoColumns } from '#app/features/site/ui/two-columns.tsx'
import { ButtonLink, MoreLink } from '#app/ui/button.tsx'
import type { Phone } from '#app/ui/frame/frame.ts'

type FaqPageProps = Booking & {
  /** With its facts already quoted. */
  content: FaqContent
  review: string | null
  phone: Phone
}

/** Spec 2.81 to 2.92. */
export function FaqPage({ content, review, phone, ...booking }: FaqPageProps) {
  return (
    <>
      <PageHead content={content} review={review} vignette="question" motif="east" />
      <div className="faqs">
        {content.sections.map((section) => (
          <Section key={section.id} section={section} content={content} {...booking} />
        ))}
      </div>
      <MoreQuestions content={content} phone={phone} />
    </>
  )
}

type SectionProps = Booking & { section: FaqSection; content: FaqContent }

function Section({ section, content, bookingHref, consultation }: SectionProps) {
  const { id, title, items, more } = section
  return (
    <TwoColumns id={id} headingId={`${id}-title`} title={title}>
      <QuestionList name={`faq-${id}`} questions={items} />
      <p>
        {more && <MoreLink href={more.href}>{more.text}</MoreLink>}
        <MoreLink href={bookingHref}>{content.texts.schedule}</MoreLink>
      </p>
      <ConsultationLine {...consultation} />
    </TwoColumns>
  )
}

function MoreQuestions({ content, phone }: Pick<FaqPageProps, 'content' | 'phone'>) {
  const { title, text } = content.more
  const { contact, call } = content.texts
  return (
    <ClosingCall title={title} text={text}>
      <ButtonLink href={contact.path}>{contact.text}</ButtonLink>
      <ButtonLink href={phone.href} variant="secondary" icon="phone">
        {call.replace('{phone}', () => phone.display)}
      </ButtonLink>
    </ClosingCall>
  )
}
