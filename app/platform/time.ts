export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** Null where there is none. */
export function earliest(instants: readonly (Date | null)[]): Date | null {
  return instants.reduce(
    (first, next) => (first === null || (next !== null && next < first) ? next : first),
    null,
  )
}
