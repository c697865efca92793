import { Link, useSearchParams } from 'react-router'
import { fill } from '#app/features/blog/blog-words.ts'
import type { DeskWords } from '#app/features/blog/desk-words.ts'
import { CATEGORIES_A_ROW, type PostRow } from '#app/features/blog/post-list.ts'
import { newTab } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Status } from '#app/ui/status.tsx'

/** The dashboard's table, with the specification's columns. */
export function PostTable({ rows, words }: { rows: readonly PostRow[]; words: DeskWords }) {
  const { columns } = words.list
  return (
    <table className="tbl">
      <thead>
        <tr>
          <th scope="col">{columns.title}</th>
          <th scope="col">{columns.author}</th>
          <th scope="col">{columns.date}</th>
          <th scope="col">{columns.status}</th>
          <th scope="col">{columns.categories}</th>
          <th scope="col">{columns.actions}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td>
              <Link className="t" to={`/dashboard/blog/edit/${row.id}`}>
                {row.title}
              </Link>
            </td>
            <td>{row.author}</td>
            <td>{row.date}</td>
            <td>
              <Status
                published={row.published}
                text={row.published ? words.list.published : words.list.draft}
              />
            </td>
            <td>
              <RowCategories categories={row.categories} words={words} />
            </td>
            <td>
              <RowActions row={row} words={words} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function RowCategories({ categories, words }: { categories: readonly string[]; words: DeskWords }) {
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
          <span aria-hidden="true">{fill(words.list.moreCategories, { count })}</span>
          <span className="vh">
            {fill(words.list.moreCategoriesSpoken, { count, categories: rest.join(', ') })}
          </span>
        </Chip>
      )}
    </>
  )
}

function RowActions({ row, words }: { row: PostRow; words: DeskWords }) {
  const { id, title } = row
  return (
    <div className="acts">
      <a
        className="iconbtn"
        href={`/blog/${id}`}
        {...newTab}
        aria-label={fill(words.list.view, { title })}
      >
        <Icon name="eye" />
      </a>
      <Link
        className="iconbtn"
        to={`/dashboard/blog/edit/${id}`}
        aria-label={fill(words.list.edit, { title })}
      >
        <Icon name="pencil" />
      </Link>
      <DeleteLink id={id} label={fill(words.list.delete, { title })} />
    </div>
  )
}

// A link, so that the question is an address: it also works without JavaScript, and Back takes it away.
function DeleteLink({ id, label }: { id: string; label: string }) {
  const [query] = useSearchParams()
  const asked = new URLSearchParams(query)
  asked.set('delete', id)
  return (
    <Link
      className="iconbtn del"
      to={`?${asked.toString()}`}
      preventScrollReset
      aria-label={label}
      aria-haspopup="dialog"
    >
      <Icon name="trash-2" />
    </Link>
  )
}
