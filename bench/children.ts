import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

const STOP_PATIENCE_MS = 10_000

const running = new Set<ChildProcess>()

process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  // Only an orderly exit reaches the children.
  process.once(signal, () => process.exit(1))
}

/** Starts a program that ends with the bench at the latest. Its standard output and error are pipes. */
export function startChild(
  program: string,
  args: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
) {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

/** Ends a program that was started here and waits until it is gone. */
export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  const inTime = await Promise.race([
    gone.then(() => true),
    sleep(STOP_PATIENCE_MS, false, { ref: false }),
  ])
  if (!inTime) child.kill('SIGKILL')
  await gone
}

/**
 * Runs a program to its end.
 * @returns its standard output
 * @throws when it fails, with what it said
 */
export async function runChild(
  program: string,
  args: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<string> {
  const child = startChild(program, args, options)
  const notice: string[] = []
  const complained: string[] = []
  child.stdout.setEncoding('utf8').on('data', (text: string) => notice.push(text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => complained.push(text))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code === 0) return notice.join('')
  throw new Error(
    `${program} ended with ${code}.\n${[...notice, ...complained].join('').slice(-2000)}`,
  )
}
