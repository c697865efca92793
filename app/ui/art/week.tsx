const columns = [0, 1, 2, 3, 4]
const rows = [0, 1, 2, 3, 4, 5, 6, 7]
const litHours = new Set(['0 2', '1 5', '2 1', '3 3', '3 4', '4 6', '1 2'])

const cell = (column: number, row: number) => `M${44 + column * 52} ${34 + row * 20}h46v15h-46z`
const cells = columns.flatMap((column) =>
  rows.map((row) => ({ column, row, lit: litHours.has(`${column} ${row}`) })),
)
const path = (lit: boolean) =>
  cells
    .filter((each) => each.lit === lit)
    .map((each) => cell(each.column, each.row))
    .join('')
const dark = path(false)
const light = path(true)

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']
const hours = ['9', '10', '11', '12', '1', '2', '3', '4']

/** Shown before the outside calendar is asked for; no hour is meant. */
export function Week() {
  return (
    <svg className="week" viewBox="0 0 310 206" aria-hidden="true">
      {days.map((day, index) => (
        <text key={day} x={67 + index * 52} y="22" textAnchor="middle">
          {day}
        </text>
      ))}
      {hours.map((hour, index) => (
        <text key={hour} x="34" y={45 + index * 20} textAnchor="end">
          {hour}
        </text>
      ))}
      <path className="cl" d={dark} />
      <path className="op" d={light} />
    </svg>
  )
}
