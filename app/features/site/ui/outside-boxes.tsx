import type { ContactContent } from '#app/features/site/pages/contact.ts'
import type { FirmProfile, Office } from '#app/features/content/firm-profile.ts'
import { phoneLink } from '#app/features/site/firm.ts'
import { addressLine } from '#app/features/site/pages/contact.ts'
import { TwoColumns } from '#app/features/site/ui/two-columns.tsx'
import { mapLinks } from '#app/integrations/map/map-links.ts'
import { buttonClass, ButtonLink, MoreLink, newTab } from '#app/ui/button.tsx'
import type { Phone } from '#app/ui/frame/frame.ts'

/** Attributes for `outside-frame.behaviour.ts`. */
const outsideBox = {
  'data-behaviour': 'outside-frame',
  'data-behaviour-now': '',
} as const

type OutsideTexts = ContactContent['location']['map'] | ContactContent['schedule']['calendar']

type OutsideLinkProps = {
  texts: OutsideTexts
  /** The fallback without JavaScript, in a new tab. */
  href: string
  frame: { src: string; title: string }
}

function OutsideLink({ texts, href, frame }: OutsideLinkProps) {
  return (
    <a
      className={buttonClass({})}
      href={href}
      data-frame={frame.src}
      data-title={frame.title}
      {...newTab}
    >
      {texts.show}
    </a>
  )
}

/** A live region. */
function OutsideStatus({ texts }: { texts: OutsideTexts }) {
  return (
    <p
      role="status"
      data-status
      data-loading={texts.loading}
      data-slow={texts.slow}
      data-offline={texts.offline}
      data-refused={texts.refused}
    >
      {texts.text}
    </p>
  )
}

type OutsideHelpProps = { texts: OutsideTexts; href: string; phone: Phone }

/** Always shown: a page cannot know whether the frame shows its content or a browser error. */
function OutsideHelp({ texts, href, phone }: OutsideHelpProps) {
  return (
    <p className="outside-help small">
      {texts.help}{' '}
      <a href={href} {...newTab}>
        {texts.helpLink}
      </a>{' '}
      {texts.helpCall} <a href={phone.href}>{phone.display}</a>
    </p>
  )
}

export type Calendar = { href: string; frameSrc: string }

type ScheduleBoxProps = {
  texts: ContactContent['schedule']
  calendar: Calendar | null
  phone: Phone
}

/** Has its final size from the start; the calendar is loaded on request. */
export function ScheduleBox({ texts, calendar, phone }: ScheduleBoxProps) {
  if (calendar === null) {
    return (
      <div className="sched">
        <h3>{texts.phone.title}</h3>
        <p className="muted">{texts.phone.text}</p>
        <ButtonLink href={phone.href} icon="phone">
          {texts.phone.call.replace('{phone}', () => phone.display)}
        </ButtonLink>
      </div>
    )
  }
  const { title, orCall, frameTitle, prefill, newTab: openInNewTab } = texts.calendar
  return (
    <>
      <div className="sched" {...outsideBox} data-calendar>
        <h3>{title}</h3>
        <OutsideStatus texts={texts.calendar} />
        <label className="prefill" data-prefill hidden>
          <input type="checkbox" /> {prefill}
        </label>
        <div className="btns">
          <OutsideLink
            texts={texts.calendar}
            href={calendar.href}
            frame={{ src: calendar.frameSrc, title: frameTitle }}
          />
          <ButtonLink href={calendar.href} variant="secondary">
            {openInNewTab}
          </ButtonLink>
        </div>
        <p>
          {orCall} <a href={phone.href}>{phone.display}</a>
        </p>
      </div>
      <OutsideHelp texts={texts.calendar} href={calendar.href} phone={phone} />
    </>
  )
}

type OurLocationProps = {
  texts: ContactContent['location']
  offices: FirmProfile['offices']
  /** For a frame, or null: the map is a link. */
  mapUrl: string | null
  phone: Phone
}

export function OurLocation({ texts, offices, mapUrl, phone }: OurLocationProps) {
  const [first] = offices
  const { mapHref } = mapLinks(addressLine(first))
  const title = texts.map.frameTitle.replace('{office}', () => first.name)
  return (
    <TwoColumns
      className="on-sheet"
      headingId="location"
      title={texts.title}
      aside={
        <>
          {offices.map((office) => (
            <Address key={office.name} office={office} texts={texts} />
          ))}
          <p className="muted">{texts.visit}</p>
        </>
      }
    >
      <div className="map" {...(mapUrl !== null && outsideBox)}>
        <div className="card">
          <OutsideStatus texts={texts.map} />
          {mapUrl === null ? (
            <ButtonLink href={mapHref}>{texts.map.show}</ButtonLink>
          ) : (
            <OutsideLink texts={texts.map} href={mapHref} frame={{ src: mapUrl, title }} />
          )}
        </div>
      </div>
      {mapUrl !== null && <OutsideHelp texts={texts.map} href={mapHref} phone={phone} />}
    </TwoColumns>
  )
}

function Address({ office, texts }: { office: Office; texts: OurLocationProps['texts'] }) {
  const { name, street, city, state, zip, parking } = office
  const phone = phoneLink(office.phone)
  return (
    <>
      <address>
        <b>{name}</b>
        <br />
        {street}
        <br />
        {city}, {state} {zip}
        <br />
        <a href={phone.href}>{phone.display}</a>
      </address>
      <p className="muted small">{parking}</p>
      <p>
        <MoreLink
          href={mapLinks(addressLine(office)).directionsHref}
          about={texts.directionsTo.replace('{office}', () => name)}
        >
          {texts.directions}
        </MoreLink>
      </p>
    </>
  )
}
