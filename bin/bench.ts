import { loadavg } from 'node:os'
import path from 'node:path'
import { measureDatabases } from '../bench/database-figures.ts'
import { measureEditor } from '../bench/editor-figures.ts'
import { type Figure, isBroken, writeFigures } from '../bench/figure.ts'
import { measureImports } from '../bench/import-figures.ts'
import { measureInstallation } from '../bench/install-figures.ts'
import { ensureTools } from '../bench/load.ts'
import { measurePages } from '../bench/page-figures.ts'
import { measureRace } from '../bench/race-figures.ts'
import { measureServer } from '../bench/server-figures.ts'
import { measureSize } from '../bench/size-figures.ts'
import { ensureBuilt } from './build-site.ts'
import { ensureChromium } from './install-chromium.ts'
import { NotInstalledError } from './install-package.ts'
import { ensurePostgres } from './install-postgres.ts'
import { OperatorError } from './operator-error.ts'
import { runCommand } from './run-command.ts'

const root = path.dirname(import.meta.dirname)
const SIZE = 10_000
const LARGE_SIZE = 100_000
const FLAGS = ['--large', '--install', '--import']
/** Before the folder of another commit, installed and built. */
const BESIDE = '--beside='

const say = (line: string) => console.log(line)

const groups = {
  size: async () => measureSize(root),
  pages: () => measurePages(root),
  server: async () => (await ensureTools(say), measureServer(root)),
  race: async () => measureRace(root, await ensureTools(say)),
  editor: async (flags: ReadonlySet<string>) => {
    await ensureChromium(say)
    const beside = [...flags].find((flag) => flag.startsWith(BESIDE))
    return measureEditor(root, beside ? path.resolve(beside.slice(BESIDE.length)) : null)
  },
  databases: async (flags: ReadonlySet<string>) =>
    measureDatabases(
      root,
      flags.has('--large') ? [SIZE, LARGE_SIZE] : [SIZE],
      await missingPostgres(),
    ),
}

// Measures the README's figures and fails on a broken budget that does not depend on the machine.
await runCommand(async () => {
  const { names, flags } = readArguments(process.argv.slice(2))
  if (names.join() !== 'size') await ensureBuilt(root)
  const figures: Figure[] = []
  const show = (name: string, measured: Figure[]) => {
    console.log(`\n— ${name} —\n${writeFigures(measured)}`)
    figures.push(...measured)
  }
  for (const [name, measure] of Object.entries(groups)) {
    if (names.length === 0 || names.includes(name)) show(name, await measure(flags))
  }
  if (flags.has('--install')) show('installation', await measureInstallation(root))
  if (flags.has('--import')) show('imports', await measureImports(root))
  console.log(summary(figures))
  process.exitCode = figures.some(isBroken) ? 1 : 0
})

function readArguments(given: string[]): { names: string[]; flags: ReadonlySet<string> } {
  const isFlag = (word: string) => FLAGS.includes(word) || word.startsWith(BESIDE)
  const flags = given.filter(isFlag)
  const names = given.filter((word) => !isFlag(word))
  const unknown = names.find((name) => !Object.hasOwn(groups, name))
  if (unknown === undefined) return { names, flags: new Set(flags) }
  const known = Object.keys(groups).join(', ')
  throw new OperatorError(
    `There is no "${unknown}". The groups are ${known}; --large, --install, --import and --beside=FOLDER add to them.`,
  )
}

async function missingPostgres(): Promise<string | null> {
  try {
    await ensurePostgres(say)
    return null
  } catch (error) {
    if (error instanceof NotInstalledError) return error.message
    throw error
  }
}

function summary(figures: readonly Figure[]): string {
  const over = figures.filter(({ ratio }) => ratio !== null && ratio > 1)
  const broken = over.filter(isBroken)
  const [load = 0] = loadavg()
  return [
    '',
    `${figures.length} figures: ${broken.length} broken, ${over.length - broken.length} over a budget that depends on the machine.`,
    `The machine's load is ${load.toFixed(1)} now; what is timed is only as good as the machine is quiet.`,
    ...broken.map(({ what, measured }) => `BROKEN: ${what}: ${measured}`),
  ].join('\n')
}
