import { writeLexical } from '#app/features/import/ghost/lexical.ts'
import { writeMobiledoc } from '#app/features/import/ghost/mobiledoc.ts'
import type { TextTask } from '#app/platform/texts/text-task.ts'

type GhostPost = { lexical: string; mobiledoc: string; html: string }

/** The document rather than the page that Ghost made of it, so that each card is known; the page where there is no other. */
export const ghostTask: TextTask<GhostPost, { html: string; lost: string[] }> = {
  name: 'convert a document of Ghost',
  sizeOf: ({ lexical, mobiledoc }) => lexical.length + mobiledoc.length,
  run({ lexical, mobiledoc, html }) {
    const lost: string[] = []
    const lose = (what: string) => void lost.push(what)
    const written =
      (lexical === '' ? null : writeLexical(lexical, lose)) ??
      (mobiledoc === '' ? null : writeMobiledoc(mobiledoc, lose))
    return { html: written ?? html, lost }
  },
}
