import type { ReactNode } from 'react'
import type { Booking } from '#app/features/site/fees/consultation.ts'
import { ConsultationLine } from '#app/features/site/fees/ui/consultation-line.tsx'
import { TwoColumns } from '#app/features/site/ui/two-columns.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { wholeNames } from '#app/ui/page/whole-names.tsx'

type ClosingCallProps = {
  id?: string
  title: string
  text: string
  /** The buttons. */
  children: ReactNode
  /** Under them. */
  note?: ReactNode
}

export function ClosingCall({ id = 'closing', title, text, children, note }: ClosingCallProps) {
  return (
    <TwoColumns className="closing" headingId={id} title={title}>
      <p className="lead">{wholeNames(text)}</p>
      <div className="btns full">{children}</div>
      {note}
    </TwoColumns>
  )
}

type ContactCallProps = Omit<ClosingCallProps, 'children' | 'note'> &
  Booking & { texts: { bookConsultation: string; contact: { text: string; path: string } } }

/** To book a time, or to write. */
export function ContactCall({ bookingHref, consultation, texts, ...call }: ContactCallProps) {
  const { bookConsultation, contact } = texts
  return (
    <ClosingCall {...call} note={<ConsultationLine {...consultation} />}>
      <ButtonLink href={bookingHref}>{bookConsultation}</ButtonLink>
      <ButtonLink href={contact.path} variant="secondary">
        {contact.text}
      </ButtonLink>
    </ClosingCall>
  )
}
