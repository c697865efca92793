import { addressLine, type ContactContent, type OutsideWords } from '#app/features/site/contact.ts'
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

type OutsideSayingProps = { text: string; words: OutsideWords }

/** A live region. */
function OutsideSaying({ text, words }: OutsideSayingProps) {
  return (
    <p
      role="status"
      data-says
      data-loading={words.loading}
      data-slow={words.slow}
      data-offline={words.offline}
      data-refused={words.refused}
    >
      {text}
    </p>
  )
}

type OutsideHelpProps = {
  words: OutsideWords
  href: string
  phone: { display: string; href: string }
}

/** Always shown: a page cannot know whether the frame shows its content or a browser error. */
function OutsideHelp({ words, href, phone }: OutsideHelpProps) {
  return (
    <p className="outside-help small">
      {words.help}{' '}
      <a href={href} {...newTab}>
        {words.helpLink}
      </a>{' '}
      {words.helpCall} <a href={phone.href}>{phone.display}</a>
    </p>
  )
}

export type Calendar = { href: string; frameSrc: string }

type ScheduleBoxProps = {
  words: ContactContent['schedule']
  calendar: Calendar | null
  phone: { display: string; href: string }
}

/** Has its final size from the start; the calendar is loaded on request. */
export function ScheduleBox({ words, calendar, phone }: ScheduleBoxProps) {
  if (calendar === null) return <PhoneBox words={words.phone} phone={phone} />
  const { title, text, show, orCall, frameTitle, prefill } = words.calendar
  return (
    <>
      <div className="sched" {...outsideBox} data-calendar>
        <Week />
        <h3>{title}</h3>
        <OutsideSaying text={text} words={words.calendar} />
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
            {words.calendar.newTab}
          </ButtonLink>
        </div>
        <p>
          {orCall} <a href={phone.href}>{phone.display}</a>
        </p>
      </div>
      <OutsideHelp words={words.calendar} href={calendar.href} phone={phone} />
    </>
  )
}

type PhoneBoxProps = {
  words: ContactContent['schedule']['phone']
  phone: ScheduleBoxProps['phone']
}

function PhoneBox({ words, phone }: PhoneBoxProps) {
  return (
    <div className="sched">
      <Week />
      <h3>{words.title}</h3>
      <p className="muted">{words.text}</p>
      <ButtonLink href={phone.href} icon="phone">
        {words.call.replace('{phone}', () => phone.display)}
      </ButtonLink>
    </div>
  )
}

type OurLocationProps = {
  words: ContactContent['location']
  offices: FirmProfile['offices']
  /** For a frame, or null: the map is a link. */
  mapUrl: string | null
  phone: { display: string; href: string }
}

export function OurLocation({ words, offices, mapUrl, phone }: OurLocationProps) {
  const [first] = offices
  return (
    <section className="on-sheet" aria-labelledby="location">
      <div className="wrap duo">
        <div className="a">
          <h2 id="location">{words.title}</h2>
          {offices.map((office) => (
            <Address key={office.name} office={office} words={words} />
          ))}
          <p className="muted">{words.parking}</p>
        </div>
        <div className="b">
          <div className="map" {...(mapUrl !== null && outsideBox)}>
            <StreetsMap />
            <div className="card">
              <OutsideSaying text={words.map.text} words={words.map} />
              <ShowMap words={words.map} office={first} mapUrl={mapUrl} />
            </div>
          </div>
          {mapUrl !== null && (
            <OutsideHelp
              words={words.map}
              href={mapLinks(addressLine(first)).mapHref}
              phone={phone}
            />
          )}
        </div>
      </div>
    </section>
  )
}

function Address({ office, words }: { office: Office; words: OurLocationProps['words'] }) {
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
          about={words.directionsTo.replace('{office}', () => name)}
        >
          {words.directions}
        </MoreLink>
      </p>
    </>
  )
}

type ShowMapProps = {
  words: ContactContent['location']['map']
  office: Office
  mapUrl: string | null
}

function ShowMap({ words, office, mapUrl }: ShowMapProps) {
  const { mapHref } = mapLinks(addressLine(office))
  if (mapUrl === null) {
    return (
      <ButtonLink href={mapHref} external>
        {words.show}
      </ButtonLink>
    )
  }
  const title = words.frameTitle.replace('{office}', () => office.name)
  return <OutsideLink text={words.show} href={mapHref} frame={{ src: mapUrl, title }} />
}
