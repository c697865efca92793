/** One row of the bench: what was measured, what it may be, and what it stands beside. */
export type Figure = {
  what: string
  measured: string
  budget: string
  /** What it is compared to: the same of what a firm would pick instead, or of a trial. */
  anchor: string
  /** How far over the budget, 1 being exactly on it; null where there is no budget. */
  ratio: number | null
  /** Depends on the machine and on what else it does, so that being over is marked and does not end the bench in failure. */
  isTimed: boolean
}

/** A measured number that becomes a row. */
export type Reading = {
  what: string
  value: number
  /** How the number is written. */
  unit: Unit
  /** Said behind the number. */
  detail?: string
  /** Unset: there is no budget. */
  atMost?: number
  atLeast?: number
  anchor?: string
  isTimed: boolean
}

/** `kB` and `MB` are thousands and millions of bytes, given in bytes; `ms` milliseconds; `s` seconds; `times` a ratio. */
export type Unit = 'kB' | 'MB' | 'ms' | 's' | 'times' | 'a second' | 'count'

/** Makes the row of a reading. */
export function toFigure(reading: Reading): Figure {
  const { what, value, unit, detail, atMost, atLeast, anchor = '', isTimed } = reading
  const written = write(value, unit)
  const measured = detail === undefined ? written : `${written} (${detail})`
  const row = { what, measured, anchor, isTimed }
  if (atMost !== undefined)
    return { ...row, budget: `at most ${write(atMost, unit)}`, ratio: value / atMost }
  if (atLeast !== undefined)
    return { ...row, budget: `at least ${write(atLeast, unit)}`, ratio: atLeast / value }
  return { ...row, budget: '', ratio: null }
}

/** The row of something that could not be measured, which ends the bench in failure. */
export function notMeasured(what: string, reason: string): Figure {
  return {
    what,
    measured: `could not run: ${reason}`,
    budget: '',
    anchor: '',
    ratio: Infinity,
    isTimed: false,
  }
}

/** Whether a row ends the bench in failure. */
export function isBroken({ ratio, isTimed }: Figure): boolean {
  return !isTimed && ratio !== null && ratio > 1
}

/** What stands at the end of a row. */
export function verdictOf({ ratio, isTimed }: Figure): string {
  if (ratio === null) return ''
  if (ratio <= 1) return 'within'
  if (!isTimed) return 'BROKEN'
  return `${ratio.toFixed(2)} times the budget`
}

/** Writes rows as a table for a terminal. */
export function writeFigures(figures: readonly Figure[]): string {
  const rows = [
    ['what', 'measured', 'budget', 'anchor', ''],
    ...figures.map((figure) => [
      figure.what,
      figure.measured,
      figure.budget,
      figure.anchor,
      verdictOf(figure),
    ]),
  ]
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  )
  const line = (row: string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  return rows.map(line).join('\n')
}

/** Writes a number with its unit. */
export function write(value: number, unit: Unit): string {
  switch (unit) {
    case 'kB':
      return `${(value / 1e3).toFixed(1)} kB`
    case 'MB':
      return `${(value / 1e6).toFixed(0)} MB`
    case 'ms':
      return `${value < 10 ? value.toFixed(1) : value.toFixed(0)} ms`
    case 's':
      return `${value.toFixed(1)} s`
    case 'times':
      return value.toFixed(2)
    case 'count':
      return value.toLocaleString('en-US')
    case 'a second':
      return `${Math.round(value).toLocaleString('en-US')}/s`
  }
}
