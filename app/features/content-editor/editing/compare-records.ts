import { contentTexts } from '#app/features/content-editor/editing/content-texts.ts'
import { type GroupField, type Json, leavesOf } from '#app/features/entries/form/form-field.ts'
import { showValue } from '#app/features/entries/form/show-value.ts'
import { type Compared, compareMarkdown } from '#app/features/rich-text/compare/compare-markdown.ts'
import { comparisonSize, compareTexts, replaced } from '#app/platform/texts/compare-texts.ts'
import type { TextTask } from '#app/platform/texts/text-task.ts'
import type { TextWorker } from '#app/platform/texts/text-worker.server.ts'

export type ComparedPart = { path: string; label: string } & Compared

type ChangedField = {
  path: string
  label: string
  texts: readonly [earlier: string, later: string]
  /** Markdown that is compared as it reads, too. */
  isRead: boolean
}

/** In the order of the form. Beside the form, Markdown is compared as it is written; `isForReading` compares it as it reads, too. */
export function changedFields(
  form: GroupField,
  earlier: Json,
  later: Json,
  { isForReading }: { isForReading: boolean },
): ChangedField[] {
  const [before, after] = [textsOf(form, earlier), textsOf(form, later)]
  const names = new Set([...after.keys(), ...before.keys()])
  return [...names].flatMap((name): ChangedField[] => {
    const [one, other] = [before.get(name), after.get(name)]
    const field = other ?? one
    if (!field || one?.text === other?.text) return []
    const { path, label } = field
    const isRead = isForReading && field.kind === 'markdown'
    return [{ path, label, texts: [one?.text ?? '', other?.text ?? ''], isRead }]
  })
}

export const comparingFieldsTask: TextTask<readonly ChangedField[], ComparedPart[]> = {
  name: 'compare two records',
  sizeOf: (fields) => comparisonSize(fields.flatMap(({ texts }) => texts)),
  run: (fields) => fields.map(compareField),
}

function compareField({ path, label, texts, isRead }: ChangedField): ComparedPart {
  if (!isRead) return { path, label, parts: compareTexts(...texts) }
  return { path, label, ...compareMarkdown(...texts, { spoken, under: 1 }) }
}

/** Texts that take too long are shown as wholly replaced. */
export async function compareFields(
  textWorker: TextWorker,
  fields: readonly ChangedField[],
): Promise<ComparedPart[]> {
  const compared = await textWorker.run(comparingFieldsTask, fields)
  return (
    compared ?? fields.map(({ path, label, texts }) => ({ path, label, parts: replaced(...texts) }))
  )
}

const { spoken } = contentTexts.revisions

type ShownLeaf = { path: string; label: string; text: string; kind: string }

// Where an entry of a list is of another kind now, its labels are others, too.
function textsOf(form: GroupField, value: Json): Map<string, ShownLeaf> {
  return new Map(
    leavesOf(form, value)
      .filter(({ field }) => field.kind !== 'fixed')
      .map(({ path, labels, field, value: leaf }) => {
        const label = labels.join(', ')
        return [path + label, { path, label, text: showValue(leaf), kind: field.kind }]
      }),
  )
}
