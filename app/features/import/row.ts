/** Of another system; any column may be missing or have another type. */
export type Row = Record<string, unknown>

export function textOf(row: Row, name: string): string {
  const value = row[name]
  return /^(?:string|number|bigint)$/.test(typeof value) ? String(value) : ''
}

/** Null for what is no time; of a number nobody knows the unit. */
export function instantOf(value: unknown): Date | null {
  const isTime = value instanceof Date || typeof value === 'string'
  const instant = new Date(isTime ? value : NaN)
  return Number.isNaN(instant.getTime()) ? null : instant
}
