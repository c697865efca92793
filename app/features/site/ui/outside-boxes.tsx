import {
  addressLine,
  type ContactContent,
  type OutsideTexts,
} from '#app/features/site/pages/contact.ts'
import { buttonClass, ButtonLink, MoreLink, newTab } from '#app/ui/button.tsx'
import { Week } from '#app/ui/art/week.tsx'
import type { FirmProfile, Office } from '#app/features/site/firm.ts'
import { mapLinks } from '#app/integrations/map/map-links.ts'
import { StreetsMap } from '#app/ui/art/street.tsx'

type OutsideLinkProps = {
  text: string
  /** The fallback without JavaScript, in a new tab. */
  href: string
  frame: { src: string; title: string }
}

/** Attributes for `outside-frame.behaviour.ts`. */
const outsideBox = {
  'data-behaviour': 'outside-frame',
  'data-behaviour-now': '',
} as const

function OutsideLink({ text, href, frame }: OutsideLinkProps) {
  return (
    <a
      className={buttonClass({})}
      href={href}
      data-frame={frame.src}
      data-title={frame.title}
      {...newTab}
    >
      {text}
    </a>
  )
}

type OutsideSayingProps = { text: string; texts: OutsideTexts }

/** A live region. */
function OutsideSaying({ text, texts }: OutsideSayingProps) {
  return (
    <p
      role="status"
      data-says
      data-loading={texts.loading}
      data-slow={texts.slow}
      data-offline={texts.offline}
      data-refused={texts.refused}
    >
      {text}
    </p>
  )
}

type OutsideHelpProps = {
  texts: OutsideTexts
  href: string
  phone: { display: string; href: string }
}

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
  phone: { display: string; href: string }
}

/** Has its final size from the start; the calendar is loaded on request. */
export function ScheduleBox({ texts, calendar, phone }: ScheduleBoxProps) {
  if (calendar === null) return <PhoneBox texts={texts.phone} phone={phone} />
  const { title, text, show, orCall, frameTitle, prefill } = texts.calendar
  return (
    <>
      <div className="sched" {...outsideBox} data-calendar>
        <Week />
        <h3>{title}</h3>
        <OutsideSaying text={text} texts={texts.calendar} />
        <label className="prefill" data-prefill hidden>
          <input type="checkbox" /> {prefill}
        </label>
        <div className="btns">
          <OutsideLink
            text={show}
            href={calendar.href}
            frame={{ src: calendar.frameSrc, title: frameTitle }}
          />
          <ButtonLink href={calendar.href} variant="secondary" external>
            {texts.calendar.newTab}
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

type PhoneBoxProps = {
  texts: ContactContent['schedule']['phone']
  phone: ScheduleBoxProps['phone']
}

function PhoneBox({ texts, phone }: PhoneBoxProps) {
  return (
    <div className="sched">
      <Week />
      <h3>{texts.title}</h3>
      <p className="muted">{texts.text}</p>
      <ButtonLink href={phone.href} icon="phone">
        {texts.call.replace('{phone}', () => phone.display)}
      </ButtonLink>
    </div>
  )
}

type OurLocationProps = {
  texts: ContactContent['location']
  offices: FirmProfile['offices']
  /** For a frame, or null: the map is a link. */
  mapUrl: string | null
  phone: { display: string; href: string }
}

export function OurLocation({ texts, offices, mapUrl, phone }: OurLocationProps) {
  const [first] = offices
  return (
    <section className="on-sheet" aria-labelledby="location">
      <div className="wrap duo">
        <div className="a">
          <h2 id="location">{texts.title}</h2>
          {offices.map((office) => (
            <Address key={office.name} office={office} texts={texts} />
          ))}
          <p className="muted">{texts.parking}</p>
        </div>
        <div className="b">
          <div className="map" {...(mapUrl !== null && outsideBox)}>
            <StreetsMap />
            <div className="card">
              <OutsideSaying text={texts.map.text} texts={texts.map} />
              <ShowMap texts={texts.map} office={first} mapUrl={mapUrl} />
            </div>
          </div>
          {mapUrl !== null && (
            <OutsideHelp
              texts={texts.map}
              href={mapLinks(addressLine(first)).mapHref}
              phone={phone}
            />
          )}
        </div>
      </div>
    </section>
  )
}

function Address({ office, texts }: { office: Office; texts: OurLocationProps['texts'] }) {
  const { name, street, city, state, zip } = office
  return (
    <>
      <address>
        <b>{name}</b>
        <br />
        {street}
        <br />
        {city}, {state} {zip}
      </address>
      <p>
        <MoreLink
          href={mapLinks(addressLine(office)).directionsHref}
          external
          about={texts.directionsTo.replace('{office}', () => name)}
        >
          {texts.directions}
        </MoreLink>
      </p>
    </>
  )
}

type ShowMapProps = {
  texts: ContactContent['location']['map']
  office: Office
  mapUrl: string | null
}

function ShowMap({ texts, office, mapUrl }: ShowMapProps) {
  const { mapHref } = mapLinks(addressLine(office))
  if (mapUrl === null) {
    return (
      <ButtonLink href={mapHref} external>
        {texts.show}
      </ButtonLink>
    )
  }
  const title = texts.frameTitle.replace('{office}', () => office.name)
  return <OutsideLink text={texts.show} href={mapHref} frame={{ src: mapUrl, title }} />
}
