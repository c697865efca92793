import { Form, Link, useSearchParams } from 'react-router'
import { pathTo } from '#app/addresses.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { listTexts } from '#app/features/posts/list-texts.ts'
import {
  CATEGORIES_A_ROW,
  type ListAddress,
  type PostRow,
  type PostSort,
  writeChosen,
  writeFilter,
} from '#app/features/posts/post-list.ts'
import { BULK_FORM } from '#app/features/posts/ui/dashboard/bulk-bar.tsx'
import { WITHIN_THE_LIST } from '#app/features/posts/ui/dashboard/use-list-address.ts'
import type { Selection } from '#app/ui/form/use-selection.ts'
import { newTab } from '#app/ui/button.tsx'
import { Chip, Status } from '#app/ui/page/badge.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { RowBox } from '#app/ui/form/selection-boxes.tsx'

type PostTableProps = {
  rows: readonly PostRow[]
  address: ListAddress
  /** Null for someone who may neither choose nor delete. */
  selection: Selection<PostRow> | null
}

export function PostTable({ rows, address, selection }: PostTableProps) {
  const { columns } = listTexts
  return (
    <table className="tbl posts-tbl">
      <thead>
        <tr>
          <td aria-hidden="true" />
          <SortHeader by="title" text={columns.title} address={address} />
          <SortHeader by="author" text={columns.author} address={address} />
          <SortHeader by="created" text={columns.date} address={address} />
          <SortHeader by="status" text={columns.status} address={address} />
          <th scope="col">{columns.categories}</th>
          <th scope="col">{columns.actions}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td>{selection && <Choice row={row} selection={selection} />}</td>
            <td>
              <Link
                className="t"
                to={pathTo('/dashboard/blog/edit/:id', { id: row.id })}
                title={row.title}
                dir="auto"
              >
                {row.title}
              </Link>
              <LanguageMark row={row} />
            </td>
            <td dir="auto" title={row.author}>
              {row.author}
            </td>
            <td>{row.date}</td>
            <td>
              <Status published={row.published} text={row.status} />
              {row.review !== undefined && <small className="views">{row.review}</small>}
              {row.time !== null && <small className="views">{row.time}</small>}
              {row.published && row.views !== undefined && <Views views={row.views} />}
            </td>
            <td>
              <RowCategories categories={row.categories} />
            </td>
            <td>
              <RowActions row={row} mayDelete={selection !== null} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function LanguageMark({ row: { id, locale, language, isOutOfDate } }: { row: PostRow }) {
  if (language === null) return null
  const page = pathTo('/dashboard/blog/edit/:id/translations', { id })
  return (
    <>
      {' '}
      <Chip title={language}>{locale.toUpperCase()}</Chip>
      {isOutOfDate === true && <Link to={page}>{listTexts.outOfDate}</Link>}
    </>
  )
}

function Views({ views }: { views: NonNullable<PostRow['views']> }) {
  return (
    <small className="views" title={listTexts.viewsMeaning}>
      {views.now === 1 ? listTexts.oneView : fillText(listTexts.views, views)}
      <span className="within">{listTexts.viewsWithin}</span>
      <span className="was">{fillText(listTexts.viewsBefore, views)}</span>
    </small>
  )
}

function Choice({ row, selection }: { row: PostRow; selection: Selection<PostRow> }) {
  return (
    <RowBox
      selection={selection}
      id={row.id}
      form={BULK_FORM}
      name="post"
      value={writeChosen(row)}
      aria-label={fillText(listTexts.select, { title: row.title })}
    />
  )
}

type SortHeaderProps = { by: PostSort['by']; text: string; address: ListAddress }

// A link, so that each order has an address.
function SortHeader({ by, text, address }: SortHeaderProps) {
  const { sort } = address
  const isSorted = sort.by === by
  const first = by === 'created' ? 'desc' : 'asc'
  const turned = sort.direction === 'asc' ? 'desc' : 'asc'
  const next = { by, direction: isSorted ? turned : first } as const
  const spoken = sort.direction === 'asc' ? 'ascending' : 'descending'
  return (
    <th scope="col" aria-sort={isSorted ? spoken : 'none'}>
      <Link to={`?${writeFilter({ ...address, sort: next })}`} {...WITHIN_THE_LIST}>
        {text}
      </Link>
    </th>
  )
}

function RowCategories({ categories }: { categories: readonly string[] }) {
  const shown = categories.slice(0, CATEGORIES_A_ROW)
  const rest = categories.slice(CATEGORIES_A_ROW)
  const count = rest.length
  return (
    <>
      {shown.map((category) => (
        <Chip key={category}>{category}</Chip>
      ))}
      {count > 0 && (
        <Chip title={rest.join(', ')}>
          <span aria-hidden="true">{fillText(listTexts.moreCategories, { count })}</span>
          <span className="vh">
            {fillText(listTexts.moreCategoriesSpoken, { count, categories: rest.join(', ') })}
          </span>
        </Chip>
      )}
    </>
  )
}

function RowActions({ row, mayDelete }: { row: PostRow; mayDelete: boolean }) {
  const { id, title } = row
  return (
    <div className="acts">
      <a
        className="iconbtn"
        href={row.view ?? pathTo('/blog/:post', { post: id })}
        {...newTab}
        aria-label={fillText(listTexts.view, { title })}
      >
        <Icon name="eye" />
      </a>
      <Link
        className="iconbtn"
        to={pathTo('/dashboard/blog/edit/:id', { id })}
        aria-label={fillText(listTexts.edit, { title })}
      >
        <Icon name="pencil" />
      </Link>
      {/* The browser's store has no copies (decision 20). */}
      {import.meta.env.SITE_BACKEND !== 'none' && (
        <Form method="post" action="/dashboard/blog/duplicate">
          <button
            className="iconbtn"
            type="submit"
            name="post"
            value={id}
            aria-label={fillText(listTexts.duplicate, { title })}
          >
            <Icon name="copy" />
          </button>
        </Form>
      )}
      {mayDelete && <DeleteLink id={id} label={fillText(listTexts.delete, { title })} />}
    </div>
  )
}

// A link, so that the dialog has an address: it works without JavaScript, and Back closes it.
function DeleteLink({ id, label }: { id: string; label: string }) {
  const [query] = useSearchParams()
  const requested = new URLSearchParams(query)
  requested.set('delete', id)
  return (
    <Link
      className="iconbtn del"
      to={`?${requested.toString()}`}
      {...WITHIN_THE_LIST}
      aria-label={label}
      aria-haspopup="dialog"
    >
      <Icon name="trash-2" />
    </Link>
  )
}
