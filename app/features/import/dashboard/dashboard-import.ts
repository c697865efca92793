import type { ImportLimits } from '#app/features/import/imported-item.ts'
import type { ReportRow } from '#app/features/import/import-items.server.ts'
import type { ImportState } from '#db/tables/imports.ts'

export type ImportKind = 'wordpress' | 'ghost' | 'markdown'

/** Of a file that is sent with a form, in bytes; an item is small enough that no reader of the site waits for it. */
export const DASHBOARD_LIMITS: ImportLimits & { files: number } = {
  fileBytes: 10 * 1024 ** 2,
  items: 100_000,
  itemBytes: 1024 ** 2,
  files: 500,
}

export type DashboardImport = {
  id: string
  fileName: string
  state: ImportState
  /** Why it failed, as a sentence. */
  problem: string
  done: number
  found: number
}

export type Outcome = ReportRow['outcome']

/** In the order in which the report counts them. */
export const OUTCOMES: readonly Outcome[] = [
  'new',
  'updated',
  'unchanged',
  'edited',
  'deleted',
  'there',
  'left out',
  'refused',
]

export type OutcomeCounts = Partial<Record<Outcome, number>>

export function isRunning({ state }: Pick<DashboardImport, 'state'>): boolean {
  return state === 'checking' || state === 'importing'
}

export function isOutcome(text: string | null): text is Outcome {
  return OUTCOMES.some((outcome) => outcome === text)
}

/** By the ends of the names; null: they are nothing that can be imported, or not together. */
export function kindOf(names: readonly string[]): { kind: ImportKind; isArchive: boolean } | null {
  const ends = new Set(names.map((name) => /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''))
  const only = names.length === 1 ? [...ends][0] : undefined
  if (only === 'xml') return { kind: 'wordpress', isArchive: false }
  if (only === 'json') return { kind: 'ghost', isArchive: false }
  if (only === 'tar') return { kind: 'markdown', isArchive: true }
  const isMarkdown = ends.size > 0 && [...ends].every((end) => end === 'md' || end === 'markdown')
  return isMarkdown ? { kind: 'markdown', isArchive: false } : null
}
