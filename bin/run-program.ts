import { spawn } from 'node:child_process'

export type Ending = { code: number; output: string }

/** `show` writes to the terminal instead of `output`; `limitMs` ends a program that hangs. */
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
