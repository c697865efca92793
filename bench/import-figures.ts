import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startChild } from './children.ts'
import { type Figure, toFigure } from './figure.ts'
import { type ExportSize, writeGhostExport, writeWordPressExport } from './import-files.ts'
import { withFolder } from './site-process.ts'

const ITEMS = 100_000
const LOOK_EVERY_MS = 200

const sources = {
  wordpress: { write: writeWordPressExport, size: { items: ITEMS, bytes: 1024 ** 3 } },
  ghost: { write: writeGhostExport, size: { items: ITEMS, bytes: 300e6 } },
}

/** The largest files that an import takes: killed in the middle, taken to the end, and once more. */
export async function measureImports(root: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [source, { write, size }] of Object.entries(sources))
    figures.push(...(await measureImport(root, source, write, size)))
  return figures
}

async function measureImport(
  root: string,
  source: string,
  write: (file: string, size: ExportSize) => Promise<void>,
  size: ExportSize,
): Promise<Figure[]> {
  return withFolder(async (folder) => {
    const file = path.join(folder, 'export')
    await write(file, size)
    const dataDir = path.join(folder, 'data')
    const run = (killAfter: number | null) => runImport(root, { source, file, dataDir, killAfter })
    const killed = await run(ITEMS / 2)
    const rest = await run(null)
    const again = await run(null)
    await rm(dataDir, { recursive: true })
    const taken = killed.lines + (rest.counts.get('new') ?? 0)
    const what = `${source}, ${ITEMS.toLocaleString('en-US')} items`
    const peak = Math.max(killed.peakBytes, rest.peakBytes, again.peakBytes)
    return [
      toFigure({ what: `${what}: memory`, value: peak, unit: 'MB', atMost: 600e6, isTimed: false }),
      toFigure({ what, value: killed.seconds + rest.seconds, unit: 's', isTimed: true }),
      toFigure({ what: `${what}, again`, value: again.seconds, unit: 's', isTimed: true }),
      toFigure({
        what: `${what}: not taken, or twice`,
        // What was written at the moment of the kill may not have been said.
        value: Math.max(0, ITEMS - taken - 1) + (again.counts.get('new') ?? 0),
        unit: 'count',
        atMost: 0.5,
        isTimed: false,
      }),
    ]
  })
}

type Run = { source: string; file: string; dataDir: string; killAfter: number | null }

async function runImport(root: string, { source, file, dataDir, killAfter }: Run) {
  const start = performance.now()
  const child = startChild(process.execPath, ['bin/site.ts', 'import', source, file], {
    cwd: root,
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
  })
  const ended = once(child, 'close')
  const counts = new Map<string, number>()
  let lines = 0
  let rest = ''
  child.stderr.resume()
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const whole = (rest + text).split('\n')
    rest = whole.pop() ?? ''
    for (const line of whole) {
      const [, outcome] = /^(new|updated|unchanged): /.exec(line) ?? []
      if (outcome === undefined) continue
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
      lines += 1
      if (lines === killAfter) child.kill('SIGKILL')
    }
  })
  const peakBytes = await watchMemory(child)
  await ended
  return { counts, lines, peakBytes, seconds: (performance.now() - start) / 1_000 }
}

/** Its peak, as Linux counts it (`VmHWM`), until it ends. */
async function watchMemory(child: ChildProcess): Promise<number> {
  let kilobytes = 0
  while (child.exitCode === null && child.signalCode === null) {
    kilobytes = peakOf(child.pid ?? 0) ?? kilobytes
    await sleep(LOOK_EVERY_MS)
  }
  return kilobytes * 1024
}

function peakOf(pid: number): number | null {
  try {
    const [, found] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return found === undefined ? null : Number(found)
  } catch {
    return null
  }
}
