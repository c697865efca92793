import type { ReactNode } from 'react'
import type { SectionOf } from '#app/features/content/records/sections.ts'
import type { Booking } from '#app/features/site/fees/consultation.ts'
import { ConsultationLine } from '#app/features/site/fees/ui/consultation-line.tsx'
import type { InterfaceTexts } from '#app/features/site/interface-texts.ts'
import type { ShownSection } from '#app/features/site/sections/shown-sections.ts'
import {
  BeforeYouCall,
  Benefits,
  Comparison,
  Conditions,
  Fees,
  NoticeSection,
  OfferList,
  People,
  PictureSection,
  Questions,
  Quotation,
  Reasons,
  Steps,
  TextSection,
} from '#app/features/site/sections/ui/section-parts.tsx'
import type { TextParts } from '#app/features/site/sections/ui/section-text.tsx'
import { RelatedLinks } from '#app/features/site/ui/related-links.tsx'
import type { RelatedLink } from '#app/features/site/pages/related.ts'
import { ClosingCall } from '#app/features/site/ui/closing-call.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import type { Phone } from '#app/ui/frame/frame.ts'

/** What the sections of a page are drawn with. */
export type SectionsProps = {
  texts: Pick<InterfaceTexts, 'services' | 'plainPages' | 'fees'>
  admissions: TextParts['admissions']
  review: string | null
  calls: Calls
  tools: Readonly<Partial<Record<SectionOf<'tool'>['tool'], ReactNode>>>
}

export type Calls = Booking & {
  phone: Phone
  /** Says where the message comes from, so that it is restricted; null on a page that nobody may have to leave. */
  messageHref: string | null
}

export type PageSectionsProps = SectionsProps & {
  sections: readonly ShownSection[]
  related?: { headingId: string; title: string; links: readonly RelatedLink[] }
}

/** In their order; what else there is to read stands before a call to action that ends the page. */
export function PageSections({ sections, related, ...parts }: PageSectionsProps) {
  const last = sections.at(-1)
  const closing = last?.kind === 'call' ? last : null
  const others = closing ? sections.slice(0, -1) : sections
  return (
    <>
      <div className="parts">
        {others.map((section) => (
          <SectionPart key={section.id} section={section} {...parts} />
        ))}
      </div>
      {related && <RelatedLinks {...related} />}
      {closing && <Call section={closing} {...parts} />}
    </>
  )
}

function SectionPart({ section, ...parts }: SectionsProps & { section: ShownSection }) {
  const { texts, review, admissions, tools } = parts
  switch (section.kind) {
    case 'text':
      return <TextSection section={section} texts={texts.plainPages} admissions={admissions} />
    case 'offerings':
      return <OfferList section={section} texts={texts.services} />
    case 'steps':
      return <Steps section={section} review={review} />
    case 'comparison':
      return <Comparison section={section} />
    case 'conditions':
      return <Conditions section={section} />
    case 'beforeYouCall':
      return <BeforeYouCall section={section} texts={texts.services.beforeYouCall} />
    case 'benefits':
      return <Benefits section={section} />
    case 'reasons':
      return <Reasons section={section} />
    case 'questions':
      return <Questions section={section} />
    case 'people':
      return <People section={section} />
    case 'fees':
      return <Fees section={section} texts={texts.fees} />
    case 'notice':
      return <NoticeSection section={section} />
    case 'picture':
      return <PictureSection section={section} />
    case 'quotation':
      return <Quotation section={section} />
    case 'call':
      return <Call section={section} {...parts} />
    case 'tool':
      return tools[section.tool]
  }
}

type CallProps = Pick<SectionsProps, 'calls' | 'texts'> & { section: SectionOf<'call'> }

function Call({ section, calls, texts: { services: texts } }: CallProps) {
  const { bookingHref, consultation, phone, messageHref } = calls
  const note = <ConsultationLine {...consultation} />
  return (
    <ClosingCall id={section.id} title={section.title} text={section.text} note={note}>
      <ButtonLink href={bookingHref}>{texts.bookConsultation}</ButtonLink>
      <ButtonLink href={phone.href} variant="secondary" icon="phone">
        {callText(calls, texts)}
      </ButtonLink>
      {messageHref !== null && (
        <ButtonLink href={messageHref} variant="secondary">
          {texts.contact.text}
        </ButtonLink>
      )}
    </ClosingCall>
  )
}

export function callText({ phone }: Calls, texts: InterfaceTexts['services']): string {
  return texts.call.replace('{phone}', () => phone.display)
}
