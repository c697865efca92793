import { opendir, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import { ImportError } from '#app/features/import/import-error.ts'
import type { ImportLimits } from '#app/features/import/imported-item.ts'

export type MarkdownFolder = { root: string; files: string[] }

/** Its files in a fixed order, by their path in the folder; links and hidden folders are not followed. @throws ImportError */
export async function listMarkdown(
  folder: string,
  { items }: ImportLimits,
): Promise<MarkdownFolder> {
  const root = await realpath(folder).catch(() => null)
  if (root === null || !(await stat(root)).isDirectory())
    throw new ImportError(`The folder ${folder} cannot be read.`)
  const files: string[] = []
  await collect(root, '', (file) => {
    files.push(file)
    if (files.length > items)
      throw new ImportError(`The folder has more than ${items.toLocaleString('en-US')} files.`)
  })
  return { root, files: files.toSorted() }
}

async function collect(root: string, within: string, add: (file: string) => void): Promise<void> {
  for await (const entry of await opendir(path.join(root, within))) {
    const place = path.posix.join(within, entry.name)
    if (entry.name.startsWith('.')) continue
    if (entry.isDirectory() && entry.name !== 'node_modules') await collect(root, place, add)
    if (entry.isFile() && /\.(?:md|markdown)$/i.test(entry.name)) add(place)
  }
}
