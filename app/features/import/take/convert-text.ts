import { readHtml } from '#app/features/import/html/read-html.ts'
import { ImportError, TOO_LONG } from '#app/features/import/import-error.ts'
import type { ImportedText } from '#app/features/import/imported-item.ts'
import {
  excerptOf,
  imageAddressesIn,
  withImageAddresses,
} from '#app/features/import/take/imported-document.ts'
import { readMarkdown } from '#app/features/rich-text/markdown/read-markdown.ts'
import { writeMarkdown } from '#app/features/rich-text/markdown/write-markdown.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import type { TextTask } from '#app/platform/texts/text-task.ts'
import type { TextWorker } from '#app/platform/texts/text-worker.server.ts'

/** `addresses`: of its images, where they have another one here. */
type Foreign = { text: ImportedText; addresses: ReadonlyMap<string, string> }

type Converted = { content: string; excerpt: string; images: string[]; lost: string[] }

/** The problem is the sentence of an `ImportError`. */
export const convertingTask: TextTask<Foreign, Result<Converted, string>> = {
  name: 'convert an imported text',
  sizeOf: ({ text }) => 2 * (text.kind === 'html' ? text.html : text.markdown).length,
  run(foreign) {
    try {
      return ok(convert(foreign))
    } catch (error) {
      if (!(error instanceof ImportError)) throw error
      return fail(error.message)
    }
  },
}

/** @throws ImportError */
export async function convertInTime(textWorker: TextWorker, foreign: Foreign): Promise<Converted> {
  const result = await textWorker.run(convertingTask, foreign)
  if (result === null) throw new ImportError(TOO_LONG)
  if (!result.ok) throw new ImportError(result.problem)
  return result.value
}

function convert({ text, addresses }: Foreign): Converted {
  const lost: string[] = []
  const lose = (what: string) => void lost.push(what)
  const read =
    text.kind === 'html'
      ? readHtml(text.html, { base: text.base, keepsLines: text.keepsLines, lost: lose })
      : readMarkdown(text.markdown)
  const document = addresses.size === 0 ? read : withImageAddresses(read, addresses)
  // A text in Markdown stays character by character where nothing in it changes.
  const isSame = text.kind === 'markdown' && addresses.size === 0
  return {
    content: isSame ? text.markdown : writeMarkdown(document),
    excerpt: excerptOf(document),
    images: imageAddressesIn(read),
    lost,
  }
}
