import type { ReactNode } from 'react'
import { visitsTexts } from '#app/features/visits/texts.ts'
import { number } from '#app/features/visits/ui/visit-chart.tsx'
import type { KindCounts } from '#app/features/visits/visit-report.ts'
import { VISIT_KINDS } from '#app/features/visits/visit.ts'

type VisitTableProps = {
  id: string
  caption: string
  heading: string
  rows: readonly { key: string; name: ReactNode; counts: KindCounts }[]
  /** Shown when there are no rows. */
  none: string
}

/** Scrolls sideways in itself where the screen is narrow. */
export function VisitTable({ id, caption, heading, rows, none }: VisitTableProps) {
  return (
    <section className="panel visittable" aria-labelledby={id}>
      <h2 id={id}>{caption}</h2>
      {rows.length === 0 ? (
        <p className="muted">{none}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
        <div className="scroll" role="region" aria-labelledby={id} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{heading}</th>
                {VISIT_KINDS.map((kind) => (
                  <th key={kind} scope="col">
                    {visitsTexts.kinds[kind]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, name, counts }) => (
                <tr key={key}>
                  <th scope="row">{name}</th>
                  {VISIT_KINDS.map((kind) => (
                    <td key={kind} className={counts[kind] === 0 ? 'zero' : undefined}>
                      {number(counts[kind])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
