/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- Safari takes the display of a table's parts for their role */
import type { ReactNode } from 'react'
import type { Offer } from '#app/ui/page/offers.tsx'
import { wholeNames } from '#app/ui/page/whole-names.tsx'

type OfferTableProps = {
  items: readonly Offer[]
  /** Each item has an answer to each. */
  questions: readonly string[]
  /** Of the rows that every table has. */
  labels: { forWhom: string; details: string; requirements: string }
  /** The heading's id. */
  labelledBy: string
}

// One row for each offer in the HTML, so that a phone shows one after the other; style-sheet columns stand side by side
// where there is room. The roles say that it is a table where `display` would hide it.
export function OfferTable({ items, questions, labels, labelledBy }: OfferTableProps) {
  const hasDetails = items.some(({ details }) => details.length > 0)
  const rows = [
    { label: labels.forWhom, cellOf: ({ description }: Offer) => wholeNames(description) },
    ...questions.map((label, index) => ({
      label,
      cellOf: ({ answers }: Offer) => wholeNames(answers?.[index] ?? ''),
    })),
    { label: labels.requirements, cellOf: ({ requirements }: Offer) => marksOf(requirements) },
    { label: labels.details, cellOf: ({ details }: Offer) => wholeNames(sentencesOf(details)) },
  ].filter(({ label }) => label !== labels.details || hasDetails)
  return (
    <table className={`compare rows-${rows.length + 1}`} role="table" aria-labelledby={labelledBy}>
      <thead role="rowgroup">
        <tr role="row">
          <td>{'\u00A0'}</td>
          {rows.map(({ label }) => (
            <th key={label} role="columnheader" scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {items.map((item) => (
          <tr key={item.title} role="row">
            <th role="rowheader" scope="row">
              <h3>{wholeNames(item.title)}</h3>
            </th>
            {rows.map(({ label, cellOf }) => (
              <td key={label} role="cell" data-label={label}>
                <div>{cellOf(item)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** In one paragraph, because they need no counting. */
function sentencesOf(items: readonly string[]): string {
  return items.map((item) => `${item}.`).join(' ')
}

function marksOf(items: readonly string[]): ReactNode {
  if (items.length === 0) return null
  return (
    <ul className="marks">
      {items.map((item) => (
        <li key={item}>{wholeNames(item)}</li>
      ))}
    </ul>
  )
}
