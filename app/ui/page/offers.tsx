import { MoreLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
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
  notice?: OfferNotice | undefined
}

type OffersProps = {
  items: readonly Offer[]
  /** Above the details, and above the requirements. */
  labels: { details: string; requirements: string }
}

export function Offers({ items, labels }: OffersProps) {
  const isLong = items.some(({ details, requirements }) => details.length + requirements.length > 0)
  return (
    <ul className={classNames('offers', isLong && 'long')}>
      {items.map(({ title, description, details, requirements, notice }) => (
        <li key={title}>
          <h3>{wholeNames(title)}</h3>
          <p>{wholeNames(description)}</p>
          {details.length + requirements.length > 0 && (
            <div className="lists">
              <Marks label={labels.details} items={details} />
              <Marks label={labels.requirements} items={requirements} />
            </div>
          )}
          {notice && <DatedCallout notice={notice} />}
        </li>
      ))}
    </ul>
  )
}

function Marks({ label, items }: { label: string; items: readonly string[] }) {
  if (items.length === 0) return null
  return (
    <div>
      <h4>{label}</h4>
      <ul className="marks">
        {items.map((item) => (
          <li key={item}>{wholeNames(item)}</li>
        ))}
      </ul>
    </div>
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
