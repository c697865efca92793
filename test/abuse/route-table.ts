import path from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'

const APP = path.join(import.meta.dirname, '../../app')

export type RouteLeaf = { pattern: string; file: string }

export function listRoutes(entries: readonly RouteConfigEntry[], above = ''): RouteLeaf[] {
  return entries.flatMap(({ path: own = '', file, children = [] }) => {
    const pattern = own === '' ? above : `${above}/${own}`
    return [{ pattern: pattern || '/', file }, ...listRoutes(children, pattern)]
  })
}

export async function listWritingRoutes(entries: readonly RouteConfigEntry[]): Promise<string[]> {
  const found = await Promise.all(
    listRoutes(entries).map(async ({ pattern, file }) => {
      const module = (await import(path.join(APP, file))) as object
      return 'action' in module ? [pattern] : []
    }),
  )
  return found.flat()
}

export function addressesOf(pattern: string, id: string): string[] {
  const address = pattern.replace(':id', id).replace(/:\w+/, 'anything').replace('*', 'anything')
  return /^\/dashboard(?:\/blog|$)/.test(pattern) ? [address, `${address}.data`] : [address]
}
