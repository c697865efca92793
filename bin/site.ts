import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Config, readConfig } from '#app/platform/config.server.ts'
import { listMigrations } from '#app/platform/db/migrate.server.ts'
import { OperatorError } from './operator-error.ts'
import { runCommand } from './run-command.ts'
import { USAGE } from './site-usage.ts'

const root = path.dirname(import.meta.dirname)

type Command = (config: Config, args: string[]) => Promise<void>

// Each loads what it needs, which is half of its time.
const commands: Record<string, () => Promise<Command>> = {
  admin: async () => (await import('./admin-commands.ts')).adminCommand,
  backup: async () => (await import('./backup-commands.ts')).backupCommand,
  restore: async () => (await import('./backup-commands.ts')).restoreCommand,
  move: async () => (await import('./move-command.ts')).moveCommand,
  images: async () => (await import('./image-commands.ts')).imagesCommand,
  profile: async () => (await import('./profile-command.ts')).profileCommand,
  law: async () => (await import('./law-command.ts')).lawCommand,
  export: async () => (await import('./export-command.ts')).exportCommand,
  import: async () => (await import('./import-command.ts')).importCommand,
  doctor: async () => (await import('./doctor-command.ts')).doctorCommand,
}

await runCommand(async () => {
  const [group = '', ...rest] = process.argv.slice(2)
  if (group === 'version') return printVersion()
  const config = readConfig(process.env, root)
  const load = Object.hasOwn(commands, group) ? commands[group] : undefined
  if (!load) throw new OperatorError(USAGE)
  const command = await load()
  return command(config, rest)
})

async function printVersion(): Promise<void> {
  const text = await readFile(path.join(root, 'package.json'), 'utf8')
  const { name, version } = JSON.parse(text) as { name: string; version: string }
  const migrations = await listMigrations(path.join(root, 'db/migrations'))
  console.log(`${name} ${version}, database ${migrations.at(-1)}`)
}
