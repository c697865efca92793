import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { ImportError } from '#app/features/import/import-error.ts'
import type { ImportLimits } from '#app/features/import/imported-item.ts'

/** UTF-8 in pieces. @throws ImportError */
export async function* readTextFile(
  file: string,
  { fileBytes }: Pick<ImportLimits, 'fileBytes'>,
): AsyncGenerator<string> {
  const found = await stat(file).catch(() => null)
  if (found?.isFile() !== true) throw new ImportError(`The file ${file} cannot be read.`)
  if (found.size > fileBytes)
    throw new ImportError(`The file is larger than ${limitText(fileBytes)}.`)
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of createReadStream(file))
      yield decoder.decode(chunk as Buffer, { stream: true })
    yield decoder.decode()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw new ImportError('The file is not UTF-8. Save it as UTF-8 first.')
  }
}

export function limitText(bytes: number): string {
  return bytes >= 1024 ** 3 ? `${bytes / 1024 ** 3} GB` : `${Math.round(bytes / 1024 ** 2)} MB`
}
