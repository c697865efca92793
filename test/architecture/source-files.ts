import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const NOT_OURS =
  /^(node_modules|build|build-none|build-static|data|test-results|shots|\.git|\.react-router)$/

export type SourceFile = { file: string; text: () => string }

export function listSourceFiles(root: string): SourceFile[] {
  return globSync('**/*', {
    cwd: root,
    withFileTypes: true,
    exclude: (entry) => NOT_OURS.test(entry.name),
  })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({
      file: path.relative(root, file).split(path.sep).join('/'),
      text: () => readFileSync(file, 'utf8'),
    }))
}
