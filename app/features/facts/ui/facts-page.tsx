import { factTexts } from '#app/features/facts/texts.ts'
import { pathTo } from '#app/addresses.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { Link } from 'react-router'
import { type FactRow, LONGEST_FACT_SEARCH } from '#app/features/facts/fact-row.ts'
import { Button, newTab } from '#app/ui/button.tsx'
import { SubmitForm } from '#app/ui/form/form-field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Screen } from '#app/ui/page/screen.tsx'

type ListedFact = FactRow & {
  /** With those that change together with it, as the press that says that they were compared names them. */
  seen: readonly string[]
  /** It, or one of those. */
  hasDraft: boolean
  quoted: readonly { path: string; title: string }[]
}

type FactsPageProps = {
  rows: readonly ListedFact[]
  /** What was searched for; empty shows every fact. */
  search: string
  /** That no lawyer has reviewed. */
  unreviewed: readonly { path: string; title: string }[]
  /** Fees and times that the site leaves out. */
  unsourced: readonly string[]
  mayChange: boolean
  /** Beside the facts, each with the page where it is done. */
  due: readonly { text: string; href: string }[]
}

export function FactsPage({ rows, search, unreviewed, unsourced, mayChange, due }: FactsPageProps) {
  const overdue = rows.filter((row) => row.isOverdue).length
  return (
    <Screen title={factTexts.title} about={factTexts.intro}>
      {overdue > 0 && (
        <p className="factsdue">
          <Icon name="circle-alert" />
          {fillText(factTexts.overdueCount, { count: overdue })}
        </p>
      )}
      {mayChange && <Link to="/dashboard/facts/pack">{factTexts.toPack}</Link>}
      <Due entries={due} />
      <FactSearch search={search} />
      <FactList rows={rows} mayChange={mayChange} />
      {unsourced.length > 0 && (
        <section>
          <h2>{factTexts.unsourced.heading}</h2>
          <p className="muted">{factTexts.unsourced.text}</p>
          <ul>
            {unsourced.map((entry) => (
              <li key={entry}>{entry}</li>
            ))}
          </ul>
        </section>
      )}
      {unreviewed.length > 0 && (
        <section>
          <h2>{factTexts.unreviewed.heading}</h2>
          <p className="muted">{factTexts.unreviewed.text}</p>
          <ul>
            {unreviewed.map(({ path, title }) => (
              <li key={path}>
                <a href={path}>{title}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Screen>
  )
}

function Due({ entries }: { entries: FactsPageProps['due'] }) {
  if (entries.length === 0) return null
  return (
    <section>
      <h2>{factTexts.alsoDue}</h2>
      <ul>
        {entries.map(({ text, href }) => (
          <li key={text}>
            <Link to={href}>{text}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function FactSearch({ search }: { search: string }) {
  const texts = factTexts.search
  return (
    <form className="tools" role="search" method="get" action="/dashboard/facts">
      <div className="search">
        <Icon name="search" />
        <input
          key={search}
          className="in"
          type="search"
          dir="auto"
          name="q"
          maxLength={LONGEST_FACT_SEARCH}
          defaultValue={search}
          placeholder={texts.placeholder}
          aria-label={texts.label}
        />
      </div>
      <Button type="submit" variant="secondary" size="small">
        {texts.submit}
      </Button>
      {search !== '' && <Link to="/dashboard/facts">{texts.clear}</Link>}
    </form>
  )
}

function FactList({ rows, mayChange }: Pick<FactsPageProps, 'rows' | 'mayChange'>) {
  if (rows.length === 0)
    return (
      <p className="panel empty" role="status">
        {factTexts.search.none}
      </p>
    )
  return (
    <ul className="panel facts">
      {rows.map((row) => (
        <li key={row.key} id={row.key} className={row.isOverdue ? 'due' : undefined}>
          <h2>{row.label}</h2>
          {row.group !== null && (
            <p className="muted group">{fillText(factTexts.inGroup, { group: row.group })}</p>
          )}
          <FactState row={row} />
          {mayChange && (
            <Link className="edit" to={pathTo('/dashboard/facts/:fact', { fact: row.key })}>
              <span className="vh">{fillText(factTexts.edit, { label: row.label })}</span>
              <span aria-hidden="true">{factTexts.change}</span>
            </Link>
          )}
          {mayChange && <Comparison row={row} />}
        </li>
      ))}
    </ul>
  )
}

function Comparison({ row }: { row: ListedFact }) {
  if (row.hasDraft) return <p className="muted compared">{factTexts.hasDraft}</p>
  return (
    <SubmitForm className="compared" preventScrollReset>
      {row.seen.map((seen) => (
        <input key={seen} type="hidden" name="seen" value={seen} />
      ))}
      <Button type="submit" variant="secondary" size="small">
        {factTexts.checkedToday}
        <span className="vh"> {row.label}</span>
      </Button>
    </SubmitForm>
  )
}

function FactState({ row }: { row: ListedFact }) {
  return (
    <dl>
      <div>
        <dt>{factTexts.columns.today}</dt>
        <dd className="publictext">{row.today}</dd>
        <dd className="muted">
          {fillText(factTexts.inText, {
            key: `{${row.key}}`,
            day: `{${row.key}:day}`,
            after: `{${row.key}; other words}`,
          })}
        </dd>
        {row.until !== null && (
          <dd className="next">{fillText(factTexts.until, { date: row.until })}</dd>
        )}
        {row.next && <dd className="next">{fillText(factTexts.nextValue, row.next)}</dd>}
      </div>
      <div>
        <dt>{factTexts.columns.source}</dt>
        <dd>
          <a href={row.source.url} {...newTab}>
            {row.source.name}
          </a>
        </dd>
        <dt>{factTexts.columns.asOf}</dt>
        <dd>{row.asOf}</dd>
      </div>
      <div>
        <dt>{factTexts.columns.checked}</dt>
        <dd>{row.checked ?? factTexts.notYet}</dd>
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
      {row.quoted.length > 0 && (
        <div>
          <dt>{factTexts.columns.quoted}</dt>
          {row.quoted.map(({ path, title }) => (
            <dd key={path}>
              <a href={path}>{title}</a>
            </dd>
          ))}
        </div>
      )}
    </dl>
  )
}
