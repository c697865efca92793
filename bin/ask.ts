import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { OperatorError } from './operator-error.ts'

/** @throws OperatorError without a terminal */
export async function askLine(question: string): Promise<string> {
  requireTerminal(
    `There is no terminal to ask on: give the ${question.toLowerCase()} with the command.`,
  )
  return ask(question, true)
}

/** Hides the password; without a terminal it reads the first line of the standard input. @throws OperatorError when the two differ */
export async function askNewPassword(): Promise<string> {
  if (!process.stdin.isTTY) return readFirstLine()
  const password = await ask('Password (12 to 128 characters)', false)
  if (password !== (await ask('The same again', false)))
    throw new OperatorError('The two passwords differ. Nothing was changed.')
  return password
}

function requireTerminal(problem: string): void {
  if (!process.stdin.isTTY) throw new OperatorError(problem)
}

function ask(question: string, isShown: boolean): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({
    input: process.stdin,
    output: isShown ? process.stdout : silent,
    terminal: true,
  })
  // Only now, because input before the interface exists would be shown.
  process.stdout.write(`${question}: `)
  return new Promise((resolve, reject) => {
    terminal.once('line', (line) => {
      terminal.close()
      if (!isShown) process.stdout.write('\n')
      resolve(line)
    })
    terminal.once('SIGINT', () => {
      terminal.close()
      process.stdout.write('\n')
      reject(new OperatorError('Nothing was changed.'))
    })
  })
}

async function readFirstLine(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) return line
  return ''
}
