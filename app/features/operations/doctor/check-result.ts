export type CheckResult = {
  state: 'ok' | 'warning' | 'error'
  found: string
  /** Empty where there is nothing to do. */
  advice: string
}

export type Report = readonly (CheckResult & { name: string })[]

export const fine = (found: string): CheckResult => ({ state: 'ok', found, advice: '' })

export const warning = (found: string, advice: string): CheckResult => ({
  state: 'warning',
  found,
  advice,
})

export const failure = (found: string, advice: string): CheckResult => ({
  state: 'error',
  found,
  advice,
})

/** One line each; what to do stands behind an arrow. */
export function printReport(report: Report): string[] {
  const width = Math.max(...report.map(({ name }) => name.length))
  const lines = report.map(({ state, name, found, advice }) =>
    [state.padEnd(7), name.padEnd(width), found, ...(advice === '' ? [] : ['→', advice])].join(' '),
  )
  const count = (state: CheckResult['state']) =>
    report.filter((line) => line.state === state).length
  return [...lines, `${count('error')} errors, ${count('warning')} warnings`]
}

export function hasErrors(report: Report): boolean {
  return report.some(({ state }) => state === 'error')
}

/** Messages of drivers may quote an address with its password, so only codes and names are printed. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  // Every SQLite error has the same `code`; `errcode` distinguishes them.
  const code: unknown = Reflect.get(error, 'errcode') ?? Reflect.get(error, 'code')
  return typeof code === 'string' || typeof code === 'number' ? String(code) : error.name
}
