import { MoreLink } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/feedback/notice.tsx'
import { wholeNames } from '#app/ui/page/whole-names.tsx'
import { Stamp } from '#app/ui/art/emblem.tsx'

/** Says with its date what the law is at present. */
export type OfferNotice = { text: string; link?: { text: string; href: string } | undefined }

/** Spec 3.22. */
export type Offer = {
  title: string
  description: string
  /** What the firm does. */
  details: readonly string[]
  /** What the law asks of the applicant. */
  requirements: readonly string[]
  /** To the questions of its table. */
  answers?: readonly string[] | undefined
  notice?: OfferNotice | undefined
}

/** Without what needs a table (`OfferTable`). */
export function Offers({ items }: { items: readonly Offer[] }) {
  return (
    <ul className="offers">
      {items.map(({ title, description, notice }) => (
        <li key={title}>
          <h3>{wholeNames(title)}</h3>
          <p>{wholeNames(description)}</p>
          {notice && <DatedCallout notice={notice} />}
        </li>
      ))}
    </ul>
  )
}

export function DatedCallout({ notice }: { notice: OfferNotice }) {
  return (
    <Callout icon="clock">
      <p>{wholeNames(notice.text)}</p>
      {notice.link && <MoreLink href={notice.link.href}>{notice.link.text}</MoreLink>}
    </Callout>
  )
}

/** Spec 3.23. */
export type RouteStep = {
  number: string
  title: string
  description: string
  /** Only one that has a source. */
  duration?: string | undefined
}

/** The stamps are decoration: the list itself counts them. */
export function RouteOfSteps({ steps }: { steps: readonly RouteStep[] }) {
  return (
    <ol className="route">
      {steps.map(({ number, title, description, duration }) => (
        <li key={number}>
          <Stamp number={number} />
          <div>
            <h3>{wholeNames(title)}</h3>
            <p>{wholeNames(description)}</p>
            {duration !== undefined && <span className="when">{wholeNames(duration)}</span>}
          </div>
        </li>
      ))}
    </ol>
  )
}
