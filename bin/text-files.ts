import { readFile, writeFile } from 'node:fs/promises'
import { OperatorError } from './operator-error.ts'

/** @throws OperatorError when there is none */
export async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch {
    throw new OperatorError(`The file ${file} cannot be read.`)
  }
}

/** To the standard output where no file is named. */
export async function writeText(text: string, file: string | undefined): Promise<void> {
  if (file === undefined) {
    process.stdout.write(text)
    return
  }
  await writeFile(file, text)
  console.log(`Written: ${file}`)
}
