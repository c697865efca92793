import { wholeNames } from '#app/ui/page/whole-names.tsx'

type MatrixProps = {
  columns: readonly string[]
  rows: readonly {
    label: string
    cells: readonly { text: string; mark?: 'yes' | 'wait' | 'no' | undefined }[]
  }[]
  /** The heading's id. */
  labelledBy: string
}

/** Short answers, a table at any width. */
export function Matrix({ columns, rows, labelledBy }: MatrixProps) {
  return (
    <table className="matrix" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <td>{'\u00A0'}</td>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, cells }) => (
          <tr key={label}>
            <th scope="row">{wholeNames(label)}</th>
            {cells.map(({ text, mark }, index) => (
              <td key={columns[index]}>
                <span className={mark && `mark-${mark}`}>{wholeNames(text)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
