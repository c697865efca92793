import type { ReactNode } from 'react'
import type { ServiceItem } from '#app/ui/frame/frame.ts'
import { wholeNames } from '#app/ui/page/whole-names.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** A bold start and the sentence that follows it. */
type RegionNote = { start: string; text: string }

type RegionProps = {
  title: string
  lead: string
  notes: readonly RegionNote[]
  /** `StripCloth` or `Mantle`. */
  cloth: ReactNode
  /** From 48em. */
  clothRight?: boolean
  /** Under the notes, usually a `MoreLink`. */
  children?: ReactNode
  /** Names the section. */
  headingId: string
}

export function Region({
  title,
  lead,
  notes,
  cloth,
  clothRight = false,
  children,
  headingId,
}: RegionProps) {
  return (
    <section className={clothRight ? 'region rev' : 'region'} aria-labelledby={headingId}>
      <div className="grid">
        <div className="clothbox">{cloth}</div>
        <div className="txt">
          <h2 id={headingId}>{wholeNames(title)}</h2>
          <p className="lead">{wholeNames(lead)}</p>
          <Notes notes={notes} />
          {children}
        </div>
      </div>
    </section>
  )
}

export function Notes({ notes }: Pick<RegionProps, 'notes'>) {
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
