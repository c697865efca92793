import { execFile } from 'node:child_process'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

/** @returns what the compiler says of the things as values of the types that are made from the vocabulary */
export async function checkedByVocabulary(things: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'structured-data-'))
  const lines = things.map((thing) => `[${thing}] satisfies readonly Thing[];`)
  const source = ["import type { Thing } from 'schema-dts'", ...lines].join('\n')
  await writeFile(join(folder, 'things.ts'), source)
  const compilerOptions = {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    module: 'preserve',
    types: [],
    paths: { 'schema-dts': [resolve('node_modules/schema-dts/dist/schema.d.ts')] },
  }
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, files: ['things.ts'] }),
  )
  const { stdout } = await promisify(execFile)(resolve('node_modules/.bin/tsc'), [
    '-p',
    folder,
  ]).catch((error: unknown) => error as { stdout: string })
  return stdout
}
