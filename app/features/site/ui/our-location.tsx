import { addressLine } from '#app/features/site/contact.ts'
import type { ContactContent } from '#app/features/site/contact.ts'
import type { FirmProfile, Office } from '#app/features/site/firm.ts'
import {
  outsideBox,
  OutsideHelp,
  OutsideLink,
  OutsideSaying,
} from '#app/features/site/ui/outside-link.tsx'
import { mapLinks } from '#app/integrations/map/map-links.ts'
import { StreetsMap } from '#app/ui/art/streets-map.tsx'
import { ButtonLink, MoreLink } from '#app/ui/button.tsx'

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
