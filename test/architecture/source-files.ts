import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Folders that are not ours to judge: made by tools, or data. */
const NOT_OURS = [
  'node_modules',
  'build',
  'build-none',
  'build-static',
  'data',
  'test-results',
  'shots',
  '.git',
  '.react-router',
]

/** A file of the project, its path from the root with forward slashes. */
export type SourceFile = { file: string; text: () => string }

/** Every file of the project that people write. */
export function listSourceFiles(root: string): SourceFile[] {
  return globSync('**/*', {
    cwd: root,
    withFileTypes: true,
    exclude: (entry) => NOT_OURS.includes(entry.name),
  })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({
      file: path.relative(root, file).split(path.sep).join('/'),
      text: () => readFileSync(file, 'utf8'),
    }))
}
