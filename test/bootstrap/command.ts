import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'

type Options = { cwd: string; env?: Record<string, string>; input?: string }

/** A command that a test has started. */
export type RunningCommand = ReturnType<typeof startCommand>

/**
 * Starts a command as an operator would, with an environment that has no settings of the site but those given.
 * @param options `input` is its standard input, which is otherwise empty
 */
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
    /** What it has written so far, both streams. */
    output: () => output,
    /** Waits until it has written this. @throws when it ends before, or after `limitMs` */
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
    /** Waits for its end; null where a signal ended it. */
    end: () => ended,
    /** Ends it and all that it has started, at once. */
    async kill() {
      if (child.pid !== undefined) killGroup(child.pid)
      await ended
    },
  }
}

// A group of its own, so that a test can end what the command has started as well.
function spawnGroup(program: string, args: readonly string[], options: Options) {
  const { PATH = '', HOME = '' } = process.env
  const env = { PATH, HOME, ...options.env }
  const child = spawn(program, args, { cwd: options.cwd, env, stdio: 'pipe', detached: true })
  child.stdin.end(options.input ?? '')
  return child
}

function killGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL')
  } catch (error) {
    // It has ended already.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

/** Starts a command and waits for its end. */
export async function runCommand(
  ...command: Parameters<typeof startCommand>
): Promise<{ code: number | null; output: string }> {
  const running = startCommand(...command)
  const code = await running.end()
  return { code, output: running.output() }
}
