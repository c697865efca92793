import { revisionTexts } from '#app/features/posts/revisions/revision-texts.ts'
import type { StoredFields } from '#app/features/posts/stored-fields.ts'
import { type Compared, compareMarkdown } from '#app/features/rich-text/compare/compare-markdown.ts'
import { comparisonSize, compareTexts, replaced } from '#app/platform/texts/compare-texts.ts'
import type { TextTask } from '#app/platform/texts/text-task.ts'
import type { TextWorker } from '#app/platform/texts/text-worker.server.ts'

export type ComparedField = { name: string } & Compared

type Forms = {
  earlier: StoredFields
  later: StoredFields
  names: readonly string[]
  /** Level of the headings that name the fields. */
  under: 2 | 3
}

/** Only what differs. */
function compareForms({ earlier, later, names, under }: Forms): ComparedField[] {
  return names.flatMap((name): ComparedField[] => {
    const texts = [earlier[name] ?? '', later[name] ?? ''] as const
    if (texts[0] === texts[1]) return []
    if (name !== 'content') return [{ name, parts: compareTexts(...texts) }]
    return [{ name, ...compareMarkdown(...texts, { spoken: revisionTexts.one, under }) }]
  })
}

export const comparingTask: TextTask<Forms, ComparedField[]> = {
  name: 'compare two posts',
  sizeOf: ({ earlier, later }) =>
    comparisonSize([...Object.values(earlier), ...Object.values(later)]),
  run: compareForms,
}

/** Texts that take too long are shown as wholly replaced. */
export async function compareInTime(
  textWorker: TextWorker,
  forms: Forms,
): Promise<ComparedField[]> {
  const { earlier, later, names } = forms
  const compared = await textWorker.run(comparingTask, forms)
  return (
    compared ??
    names.flatMap((name) => {
      const [before = '', after = ''] = [earlier[name], later[name]]
      return before === after ? [] : [{ name, parts: replaced(before, after) }]
    })
  )
}
