import type { ReactNode } from 'react'
import type { ServiceItem } from '#app/ui/frame/frame.ts'
import { classNames } from '#app/ui/class-names.ts'
import { wholeNames } from '#app/ui/page/whole-names.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** A bold start and the sentence that follows it. */
type Note = { start: string; text: string }

type RegionProps = {
  title: string
  lead: string
  /** The first one is the part's own headline. */
  notes: readonly Note[]
  /** A `Place`. */
  art: ReactNode
  /** From 48em. */
  artRight?: boolean
  /** Under the notes, usually a `MoreLink`. */
  children?: ReactNode
  /** Names the section. */
  headingId: string
}

export function Region({
  title,
  lead,
  notes: [first, ...others],
  art,
  artRight = false,
  children,
  headingId,
}: RegionProps) {
  return (
    <section className={classNames('region', artRight && 'rev')} aria-labelledby={headingId}>
      <div className="wrap">
        {art}
        <div>
          <h2 id={headingId}>{wholeNames(title)}</h2>
          <p className="lead">{wholeNames(lead)}</p>
          {first && (
            <>
              <h3>{wholeNames(first.start)}</h3>
              <p>{wholeNames(first.text)}</p>
            </>
          )}
          <Notes notes={others} />
          {children}
        </div>
      </div>
    </section>
  )
}

export function Notes({ notes }: { notes: readonly Note[] }) {
  return (
    <ul className="notes">
      {notes.map(({ start, text }) => (
        <li key={start}>
          <b>{wholeNames(start)}</b> {wholeNames(text)}
        </li>
      ))}
    </ul>
  )
}

export function IndexList({ entries }: { entries: readonly ServiceItem[] }) {
  return (
    <ul className="index">
      {entries.map(({ name, note, path }) => (
        <li key={path}>
          <a href={path}>
            <b>{wholeNames(name)}</b>
            <span>{wholeNames(note)}</span>
            <Icon name="arrow-right" />
          </a>
        </li>
      ))}
    </ul>
  )
}
