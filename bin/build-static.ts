import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ConfigError, readConfig } from '#app/platform/config.server.ts'
import { createLogger } from '#app/platform/log.server.ts'
import { importBuiltApp } from '../server.ts'
import { ensureBuilt } from './build-site.ts'
import { OperatorError } from './operator-error.ts'
import { runCommand } from './run-command.ts'
import { HEADERS_FILE, writeStaticSite } from './static-site.ts'

const root = path.dirname(import.meta.dirname)
const DEFAULT_FOLDER = 'build-static'

// The site with nothing behind it as files, for any host of plain files (decision 20).
await runCommand(async () => {
  const out = readFolder()
  const config = { ...readConfig({ ...process.env, BACKEND: 'none' }, root), asFiles: true }
  const { publicOrigin: origin, buildDir } = config
  if (origin === null) {
    throw new ConfigError(
      'The setting PUBLIC_ORIGIN is needed for static files, which name their own address. It takes the address where they will lie, such as https://www.example.com.',
    )
  }
  await ensureBuilt(root, 'none')
  const now = () => new Date()
  const log = createLogger((line) => line.includes('"level":"error"') && console.error(line), now)
  const createApp = await importBuiltApp(config)
  const app = await createApp({ config, log, now })
  const client = path.join(buildDir, 'client')
  const { pages, until } = await writeStaticSite({ app, origin, client, out })
  await app.close()
  console.log(`${pages} pages are in ${path.relative(process.cwd(), out) || '.'}, for ${origin}`)
  if (until) {
    const day = until.toISOString().slice(0, 10)
    console.log(`Make them again by ${day}: then something on them changes by itself.`)
  }
})

function readFolder(): string {
  try {
    const { values } = parseArgs({ options: { out: { type: 'string' } } })
    const out = path.resolve(values.out ?? path.join(root, DEFAULT_FOLDER))
    // The folder is emptied first, so it must be ours.
    const isOurs = existsSync(path.join(out, HEADERS_FILE))
    if (existsSync(out) && readdirSync(out).length > 0 && !isOurs)
      throw new OperatorError(`The folder ${out} holds other files. Choose an empty one.`)
    return out
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw new OperatorError('npm run build:static -- --out <folder>   (unset: build-static)')
  }
}
