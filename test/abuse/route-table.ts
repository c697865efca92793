import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { ROOT } from '#test/fixtures/image-world.ts'

/** One address of the route table, such as `/blog/:post`, with its module. */
export type RouteLeaf = { pattern: string; file: string }

/** Every address of the route table. */
export function listRoutes(entries: readonly RouteConfigEntry[], above = ''): RouteLeaf[] {
  return entries.flatMap(({ path: own = '', file, children = [] }) => {
    const pattern = own === '' ? above : `${above}/${own}`
    return [{ pattern: pattern || '/', file }, ...listRoutes(children, pattern)]
  })
}

/** The addresses whose module has an action. */
export async function listWritingRoutes(entries: readonly RouteConfigEntry[]): Promise<string[]> {
  const found = await Promise.all(
    listRoutes(entries).map(async ({ pattern, file }) => {
      const source = await readFile(path.join(ROOT, 'app', file), 'utf8')
      const hasAction =
        /export (?:const|let|(?:async )?function) action\b|export \{[^}]*\baction\b/.test(source)
      return hasAction ? [pattern] : []
    }),
  )
  return found.flat()
}
