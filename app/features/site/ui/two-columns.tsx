import type { ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { wholeNames } from '#app/ui/page/whole-names.tsx'

type TwoColumnsProps = {
  id?: string | undefined
  className?: string | undefined
  headingId: string
  title: string
  lead?: string | undefined
  /** Under the heading and the lead; without either the heading alone is the first column. */
  aside?: ReactNode
  /** Of the second column. */
  contentTag?: 'div' | 'ul'
  contentClass?: string
  children: ReactNode
}

export function TwoColumns({
  id,
  className,
  headingId,
  title,
  lead,
  aside,
  contentTag: Content = 'div',
  contentClass,
  children,
}: TwoColumnsProps) {
  const isBare = lead === undefined && aside === undefined
  return (
    <section id={id} className={className} aria-labelledby={headingId}>
      <div className="wrap duo">
        {isBare ? (
          <h2 id={headingId} className="a">
            {wholeNames(title)}
          </h2>
        ) : (
          <div className="a">
            <h2 id={headingId}>{wholeNames(title)}</h2>
            {lead !== undefined && <p className="muted">{wholeNames(lead)}</p>}
            {aside}
          </div>
        )}
        <Content className={classNames('b', contentClass)}>{children}</Content>
      </div>
    </section>
  )
}
