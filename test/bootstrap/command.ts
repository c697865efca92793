import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const root = path.resolve(import.meta.dirname, '../..')

type Options = { cwd: string; env?: Record<string, string>; input?: string }

/** The environment has none of the site's settings but those given; `input` is the standard input. */
export function startCommand(program: string, args: readonly string[], options: Options) {
  const child = spawnGroup(program, args, options)
  let output = ''
  const keep = (chunk: Buffer) => {
    output += chunk.toString('utf8')
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', resolve)
  })
  const isShown = (text: string | RegExp) =>
    typeof text === 'string' ? output.includes(text) : text.test(output)
  return {
    process: child,
    output: () => output,
    /** @throws when it ends before, or after `limitMs` */
    async says(text: string | RegExp, limitMs = 60_000) {
      const giveUpAt = performance.now() + limitMs
      while (!isShown(text)) {
        const isOver =
          child.exitCode !== null || child.signalCode !== null || performance.now() > giveUpAt
        if (isOver && !isShown(text))
          throw new Error(`It did not say ${String(text)}, but:\n${output}`)
        await sleep(20)
      }
    },
    end: () => ended,
    async kill() {
      if (child.pid !== undefined) killGroup(child.pid)
      await ended
    },
  }
}

// A process group, so that a test can also end what the command has started.
function spawnGroup(program: string, args: readonly string[], options: Options) {
  const { PATH = '', HOME = '' } = process.env
  const env = { PATH, HOME, ...options.env }
  const child = spawn(program, args, { cwd: options.cwd, env, stdio: 'pipe', detached: true })
  child.stdin.once('error', unlessItsReaderIsGone)
  child.stdin.end(options.input ?? '')
  return child
}

// A command may end without having read its input.
function unlessItsReaderIsGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error
}

function killGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

export function runCommand(...command: Parameters<typeof startCommand>) {
  return outcomeOf(startCommand(...command))
}

async function outcomeOf(
  running: ReturnType<typeof startCommand>,
): Promise<{ code: number | null; output: string }> {
  const code = await running.end()
  return { code, output: running.output() }
}

type SiteCommand = [args: readonly string[], options: Pick<Options, 'env' | 'input'>]

/** `npm run site`, with what Node has compiled for an earlier test: half of such a command's time is its sources. */
export function startSiteCommand(...[args, { env, input }]: SiteCommand) {
  const cache = path.join(tmpdir(), 'node-compile-cache')
  return startCommand(process.execPath, ['bin/site.ts', ...args], {
    cwd: root,
    env: { NODE_COMPILE_CACHE: cache, ...env },
    ...(input !== undefined && { input }),
  })
}

export function runSiteCommand(...command: SiteCommand) {
  return outcomeOf(startSiteCommand(...command))
}
