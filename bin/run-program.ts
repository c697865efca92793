import { spawn } from 'node:child_process'

/** How a program ended; `output` is empty where it was shown while it ran. */
export type Ending = { code: number; output: string }

/**
 * Runs a program of node_modules, or any other, and waits for its end. The program ends with this process.
 * @param options `show` lets it write to the terminal, otherwise its output is kept; `limitMs` ends it when it hangs
 */
export async function runProgram(
  program: string,
  args: readonly string[],
  options: { cwd: string; env: NodeJS.ProcessEnv; show: boolean; limitMs: number },
): Promise<Ending> {
  const { cwd, env, show, limitMs } = options
  const child = spawn(program, args, {
    cwd,
    env,
    stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
  })
  const output: Buffer[] = []
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk))
  const pass = (signal: NodeJS.Signals) => child.kill(signal)
  const signals: NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, pass)
  let hung = false
  const limit = setTimeout(() => {
    hung = true
    child.kill('SIGTERM')
  }, limitMs)
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  clearTimeout(limit)
  for (const signal of signals) process.off(signal, pass)
  const text = Buffer.concat(output).toString('utf8')
  return hung
    ? { code: 1, output: `${text}\nEnded after ${limitMs / 60_000} minutes.` }
    : { code: code ?? 1, output: text }
}
