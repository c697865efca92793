const DAILY = 7
const WEEKLY = 4

/** Names of other files are never among them. Kept are the newest of each of the last seven days and four weeks that have one. */
export function obsoleteBackups(names: readonly string[]): string[] {
  const backups = names.filter(isBackup).toSorted().toReversed()
  const kept = new Set([
    ...newestOfEach(backups, DAILY, (name) => dayIn(name)),
    ...newestOfEach(backups, WEEKLY, weekOf),
  ])
  return backups.filter((name) => !kept.has(name))
}

/** One that was written on a schedule or by the command. */
export function isBackup(name: string): boolean {
  return dayIn(name) !== null
}

function newestOfEach(
  newestFirst: readonly string[],
  periods: number,
  periodOf: (name: string) => string | null,
): string[] {
  const newest = new Map<string | null, string>()
  for (const name of newestFirst) {
    const period = periodOf(name)
    if (!newest.has(period)) newest.set(period, name)
  }
  return [...newest.values()].slice(0, periods)
}

function dayIn(name: string): string | null {
  return /^site-(\d{4}-\d\d-\d\d)T\d{6}Z\.tar\.gz(?:\.age)?$/.exec(name)?.[1] ?? null
}

function weekOf(name: string): string {
  const day = Temporal.PlainDate.from(dayIn(name) ?? '')
  return `${day.yearOfWeek}-${day.weekOfYear}`
}
