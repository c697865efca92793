import { factTexts } from '#app/features/facts/texts.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { Link } from 'react-router'
import type { FactRow } from '#app/features/facts/fact-row.ts'
import { newTab } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

export function FactsPage({ rows }: { rows: readonly FactRow[] }) {
  const overdue = rows.filter((row) => row.isOverdue).length
  return (
    <div className="desk wrap">
      <header className="deskhead">
        <div>
          <h1>{factTexts.title}</h1>
          <p className="muted">{factTexts.intro}</p>
        </div>
      </header>
      {overdue > 0 && (
        <p className="factsdue">
          <Icon name="circle-alert" />
          {fillText(factTexts.overdueCount, { count: overdue })}
        </p>
      )}
      <ul className="panel facts">
        {rows.map((row) => (
          <li key={row.key} className={row.isOverdue ? 'due' : undefined}>
            <h2>{row.label}</h2>
            {row.group !== null && (
              <p className="muted group">{fillText(factTexts.inGroup, { group: row.group })}</p>
            )}
            <FactState row={row} />
            <Link className="edit" to={`/dashboard/facts/${row.key}`}>
              <span className="vh">{fillText(factTexts.edit, { label: row.label })}</span>
              <span aria-hidden="true">{factTexts.form.heading}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function FactState({ row }: { row: FactRow }) {
  return (
    <dl>
      <div>
        <dt>{factTexts.columns.today}</dt>
        <dd className="publictext">{row.today}</dd>
        {row.next && <dd className="next">{fillText(factTexts.nextValue, row.next)}</dd>}
      </div>
      <div>
        <dt>{factTexts.columns.source}</dt>
        <dd>
          <a href={row.source.url} {...newTab}>
            {row.source.name}
          </a>
        </dd>
      </div>
      <div>
        <dt>{factTexts.columns.verified}</dt>
        <dd>{row.verified}</dd>
      </div>
      <div>
        <dt>{factTexts.columns.reviewBy}</dt>
        <dd>
          {row.reviewBy}
          {row.isOverdue && (
            <b className="overdue">
              <Icon name="circle-alert" />
              {factTexts.overdue}
            </b>
          )}
        </dd>
      </div>
    </dl>
  )
}
