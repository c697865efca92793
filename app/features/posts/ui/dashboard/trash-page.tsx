import { Form, Link } from 'react-router'
import { pathTo } from '#app/addresses.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { trashTexts } from '#app/features/posts/trash/trash-texts.ts'
import { FocusedResult } from '#app/ui/feedback/focused-result.tsx'
import { DeletionQuestion } from '#app/ui/feedback/deletion-question.tsx'
import { Alert } from '#app/ui/feedback/alert.tsx'
import { ActButton } from '#app/ui/button.tsx'
import { Status } from '#app/ui/page/badge.tsx'
import { Screen } from '#app/ui/page/screen.tsx'
import { TableHead } from '#app/ui/page/table-head.tsx'

export type TrashRow = {
  id: string
  title: string
  author: string
  published: boolean
  deleted: string
  gone: string
}

type TrashPageProps = {
  /** Null when they could not be read. */
  rows: readonly TrashRow[] | null
  nextAfter: string | null
  isFirst: boolean
  requested: string | null
  /** The notice has a place for the title of the post; null when it is about none. */
  result: {
    notice: string
    post: { title: string; href: string | null } | null
    isBad: boolean
  } | null
}

export function TrashPage({ rows, nextAfter, isFirst, requested, result }: TrashPageProps) {
  const marked = rows?.find(({ id }) => id === requested)
  return (
    <Screen
      title={trashTexts.title}
      about={trashTexts.about}
      back={{ href: '/dashboard', text: trashTexts.back }}
    >
      <Answer result={result} />
      {marked && <TrashQuestion row={marked} />}
      <div className="panel">
        {rows === null && (
          <Alert
            title={trashTexts.loadError}
            retry={{ href: '/dashboard/trash', text: trashTexts.tryAgain }}
          />
        )}
        {rows?.length === 0 && <p className="empty">{trashTexts.empty}</p>}
        {rows && rows.length > 0 && <TrashTable rows={rows} />}
        {(nextAfter !== null || !isFirst) && (
          <div className="pager">
            {isFirst ? <span /> : <Link to="/dashboard/trash">{trashTexts.newest}</Link>}
            {nextAfter !== null && <Link to={`?after=${nextAfter}`}>{trashTexts.older}</Link>}
          </div>
        )}
      </div>
    </Screen>
  )
}

function Answer({ result }: Pick<TrashPageProps, 'result'>) {
  return (
    <FocusedResult result={result}>
      {result?.isBad === true && <Alert title={result.notice} />}
      {result?.isBad === false && (
        <p role="status">
          <Notice {...result} />
        </p>
      )}
    </FocusedResult>
  )
}

function Notice({ notice, post }: Pick<NonNullable<TrashPageProps['result']>, 'notice' | 'post'>) {
  const [before, after] = notice.split('{title}')
  return (
    <>
      {before}
      <bdi>{post?.href ? <Link to={post.href}>{post.title}</Link> : post?.title}</bdi>
      {after}
    </>
  )
}

export function TrashQuestion({ row }: { row: Pick<TrashRow, 'id' | 'title'> }) {
  const { question } = trashTexts
  return (
    <DeletionQuestion
      texts={question}
      text={fillText(question.text, { title: row.title })}
      back="/dashboard/trash"
      field={{ name: 'post', value: row.id }}
    />
  )
}

function TrashTable({ rows }: { rows: readonly TrashRow[] }) {
  const { columns } = trashTexts
  return (
    <table className="tbl trash-tbl">
      <TableHead columns={Object.values(columns)} />
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td dir="auto">
              <Link className="t" to={pathTo('/dashboard/trash/:id', { id: row.id })}>
                {row.title}
              </Link>
            </td>
            <td dir="auto">{row.author}</td>
            <td data-label={columns.deleted}>{row.deleted}</td>
            <td data-label={columns.gone}>{row.gone}</td>
            <td>
              <Status
                published={row.published}
                text={row.published ? trashTexts.wasPublished : trashTexts.wasDraft}
              />
            </td>
            <td>
              <TrashActions row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** @param row the link to the question is of the page that shows them */
export function TrashActions({ row }: { row: Pick<TrashRow, 'id' | 'title'> }) {
  return (
    <div className="btns">
      <Form method="post" action="/dashboard/trash">
        <input type="hidden" name="post" value={row.id} />
        <ActButton act="restore">
          {trashTexts.restore}
          <span className="vh"> {row.title}</span>
        </ActButton>
      </Form>
      <Link className="btn sec sm del" to={`?delete=${row.id}`}>
        {trashTexts.deleteForEver}
        <span className="vh"> {row.title}</span>
      </Link>
    </div>
  )
}
