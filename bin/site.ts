import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createPasswordHasher } from '#app/features/auth/passwords/password-hasher.server.ts'
import { type Config, readConfig } from '#app/platform/config.server.ts'
import { listMigrations } from '#app/platform/db/migrate.server.ts'
import {
  findAuthSecret,
  isAuthSecretLost,
  makeAuthSecret,
} from '#app/platform/secrets/auth-secret.server.ts'
import { adminCommands } from './admin-commands.ts'
import { backupCommand, restoreCommand } from './backup-commands.ts'
import { doctorCommand } from './doctor-command.ts'
import { exportCommand } from './export-command.ts'
import { imagesCommand } from './image-commands.ts'
import { importCommand } from './import-command.ts'
import { moveCommand } from './move-command.ts'
import { OperatorError } from './operator-error.ts'
import { profileCommand } from './profile-command.ts'
import { runCommand } from './run-command.ts'
import { inUpgradedDatabase } from './upgraded-database.ts'

const USAGE = `The operator's commands, also while the site runs:
  npm run site -- admin create [email]            makes an owner, who may do everything
  npm run site -- admin reset-password [email]    gives an account another password and ends its sessions
  npm run site -- admin reset-link [email]        prints a link, good once and for an hour, to choose another password
  npm run site -- admin remove-second-factor [email]
                                                  for a lost phone: asks for no code any more and ends all sessions
  npm run site -- admin disable [email]           bars an account and ends its sessions
  npm run site -- admin enable [email]            lets a disabled account sign in again
  npm run site -- admin list                      shows all accounts
  npm run site -- backup [folder]                 writes everything but the keys into one file (BACKUP_DIR)
  npm run site -- restore FILE [--identity FILE]  into an empty data folder or database
  npm run site -- restore --verify FILE [--identity FILE]
                                                  restores it into a temporary folder, starts that site and checks it
  npm run site -- move --to postgres://…          while the site is stopped: copies every row into that empty database,
                                                  and compares them
  npm run site -- move --to sqlite                the same from DATABASE_URL into the data folder
  npm run site -- images move --to s3             copies every image into the bucket of the settings, and compares them
  npm run site -- images move --to disk           the same from the bucket into the data folder
  npm run site -- profile export [FILE] [--all]   writes what the firm says of itself as JSON; with --all every text of the site
  npm run site -- profile import FILE [--dry-run] takes such a file, all of it or nothing, and says what is wrong with which field
  npm run site -- import wordpress export.xml [--uploads FOLDER] [--tags] [--language es] [--publish] [--dry-run]
                                                  posts and pages of WordPress, as drafts without --publish; can be repeated
  npm run site -- import ghost export.json        the same of Ghost
  npm run site -- import markdown FOLDER          the same of Markdown files with front matter, or of an export of this product
  npm run site -- import table postgres://…       the same of a table blog_posts that another program has written
  npm run site -- export FOLDER                   writes posts as Markdown, images as files and the texts of the site as JSON
  npm run site -- doctor [--json]                 looks at the database, the disk, email, backups and more, says what to do, and changes nothing
  npm run site -- version                         shows the version, and the last migration that it knows
A password is asked for without showing it, or taken as the first line of the standard input.`

const root = path.dirname(import.meta.dirname)

await runCommand(async () => {
  const [group, ...rest] = process.argv.slice(2)
  if (group === 'version') return printVersion()
  const config = readConfig(process.env, root)
  if (group === 'admin') return runAdminCommand(config, rest)
  if (group === 'backup') return backupCommand(config, rest)
  if (group === 'restore') return restoreCommand(config, rest)
  if (group === 'move') return moveCommand(config, rest)
  if (group === 'images') return imagesCommand(config, rest)
  if (group === 'profile') return profileCommand(config, rest)
  if (group === 'export') return exportCommand(config, rest)
  if (group === 'import') return importCommand(config, rest)
  if (group === 'doctor') return doctorCommand(config, rest)
  throw new OperatorError(USAGE)
})

async function printVersion(): Promise<void> {
  const text = await readFile(path.join(root, 'package.json'), 'utf8')
  const { name, version } = JSON.parse(text) as { name: string; version: string }
  const migrations = await listMigrations(path.join(root, 'db/migrations'))
  console.log(`${name} ${version}, database ${migrations.at(-1)}`)
}

async function runAdminCommand(config: Config, [name, email]: string[]): Promise<void> {
  const command = name === undefined ? undefined : adminCommands[name]
  if (!command) throw new OperatorError(USAGE)
  await inUpgradedDatabase(config, async (db) => {
    if (name === 'create' && !(await isAuthSecretLost(db, config))) await makeAuthSecret(config)
    // Nothing is counted under a secret that is lost.
    const secret = (await findAuthSecret(config)) ?? ''
    const services = { db, hasher: createPasswordHasher(), secret, now: () => new Date() }
    await command(services, email, config.publicOrigin ?? `http://localhost:${config.port}`)
  })
}
