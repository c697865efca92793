import type { ReactNode } from 'react'
import type { Consultation } from '#app/features/site/fees/consultation.ts'
import { ConsultationLine } from '#app/features/site/fees/ui/consultation-line.tsx'
import type { ContactContent, HoursAlways, HoursNow } from '#app/features/site/pages/contact.ts'
import type { FirmProfile } from '#app/features/content/firm-profile.ts'
import { whatsappLink } from '#app/features/site/firm.ts'
import { CountryCarousel } from '#app/features/site/ui/country-carousel.tsx'
import { type Calendar, OurLocation, ScheduleBox } from '#app/features/site/ui/outside-boxes.tsx'
import { QuestionList } from '#app/features/site/ui/question-list.tsx'
import { TwoColumns } from '#app/features/site/ui/two-columns.tsx'
import type { Phone } from '#app/ui/frame/frame.ts'
import { Street } from '#app/ui/art/street.tsx'
import { newTab, NewTabHint } from '#app/ui/button.tsx'
import { Hero } from '#app/ui/page/hero.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { Callout, Notice } from '#app/ui/feedback/notice.tsx'
import { wholeNames } from '#app/ui/page/whole-names.tsx'

type ContactPageProps = {
  content: ContactContent
  consultation: Consultation
  /** Without the current state on a page that is served as a file. */
  hours: HoursNow | HoursAlways
  firm: Pick<FirmProfile, 'email' | 'offices' | 'whatsapp'>
  phone: Phone
  calendar: Calendar | null
  mapUrl: string | null
  messageForm: ReactNode
  /** Whether the form sends nothing. */
  isDemonstration: boolean
}

/** Spec 2.93 to 2.105. */
export function ContactPage(props: ContactPageProps) {
  const { content, firm, phone } = props
  return (
    <>
      <Hero title={content.title} subtitle={content.subtitle} art={<Street />} artBeside />
      <Ways {...props} />
      <Message {...props} />
      <OurLocation
        texts={content.location}
        offices={firm.offices}
        mapUrl={props.mapUrl}
        phone={phone}
      />
      <CountryCarousel content={content.carousel} />
      <TwoColumns
        id="schedule"
        className="on-well"
        headingId="schedule-title"
        title={content.schedule.title}
        lead={content.schedule.lead}
        aside={<ConsultationLine {...props.consultation} />}
      >
        <ScheduleBox texts={content.schedule} calendar={props.calendar} phone={phone} />
      </TwoColumns>
      <TwoColumns headingId="questions" title={content.questions.title}>
        <QuestionList name="contact-questions" questions={content.questions.items} />
      </TwoColumns>
    </>
  )
}

function Ways({ content, hours, firm, phone }: ContactPageProps) {
  const { call, email } = content
  const whatsapp = whatsappLink(firm)
  return (
    <div className="wrap">
      <ul className="trio">
        <Way icon="phone" title={call.title}>
          <a className="big" href={phone.href}>
            {phone.display}
          </a>
          <p>{hours.available}</p>
          {whatsapp && (
            <p>
              {call.whatsapp}{' '}
              <a href={whatsapp.href} {...newTab}>
                {whatsapp.display}
                <NewTabHint />
              </a>
            </p>
          )}
        </Way>
        <Way icon="mail" title={email.title}>
          <a className="big" href={`mailto:${firm.email}`}>
            {firm.email}
          </a>
          <p>{email.promise}</p>
          {'officeTime' in hours && <p>{hours.officeTime}</p>}
        </Way>
        <Way icon="clock" title={content.hours.title}>
          <span className="big">
            <span>{hours.days}</span> <span>{hours.times}</span>
          </span>
          {'state' in hours && <HoursOfTheMoment hours={hours} />}
        </Way>
      </ul>
    </div>
  )
}

function HoursOfTheMoment({ hours }: { hours: HoursNow }) {
  return (
    <>
      <p className={hours.isOpen ? 'office open' : 'office'}>{hours.state}</p>
      {hours.closedOn !== null && <p>{hours.closedOn}</p>}
      <p>{hours.elsewhere.join(' ')}</p>
    </>
  )
}

type WayProps = { icon: IconName; title: string; children: ReactNode }

function Way({ icon, title, children }: WayProps) {
  return (
    <li>
      <h2>
        <Icon name={icon} />
        {title}
      </h2>
      {children}
    </li>
  )
}

function Message(props: ContactPageProps) {
  const { title, lead, notice, unavailable } = props.content.message
  const ways = { phone: props.phone, email: props.firm.email }
  return (
    <TwoColumns
      id="message"
      headingId="message-title"
      title={title}
      lead={props.isDemonstration ? unavailable.lead : lead}
      contentClass="form"
    >
      {props.isDemonstration && (
        <Callout>
          <p>
            <b>{unavailable.start}</b> <LinkedText text={unavailable.text} ways={ways} />
          </p>
        </Callout>
      )}
      <Notice>
        <p>
          <b>{notice.start}</b> <LinkedText text={notice.text} ways={ways} />
        </p>
      </Notice>
      {props.messageForm}
    </TwoColumns>
  )
}

type Ways = { phone: Phone; email: string }

function LinkedText({ text, ways }: { text: string; ways: Ways }) {
  const parts = text.split(/(\{phone\}|\{email\})/)
  return parts.map((part, index) => linked(part, index, ways))
}

function linked(part: string, key: number, { phone, email }: Ways): ReactNode {
  if (part === '{phone}') {
    return (
      <a key={key} href={phone.href}>
        {phone.display}
      </a>
    )
  }
  if (part === '{email}') {
    return (
      <a key={key} href={`mailto:${email}`}>
        {email}
      </a>
    )
  }
  return wholeNames(part)
}
