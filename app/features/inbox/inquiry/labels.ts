import { fail, ok, type Result } from '#app/platform/result.ts'
import { foldForKey } from '#app/platform/texts/fold-for-key.ts'

/** In characters, and of one message. */
export const LABEL_LIMITS = { length: 40, count: 10 } as const

export type LabelProblem = 'too-long' | 'too-many'

/** Separated by commas. The first of several that differ only in case or accents counts. */
export function parseLabels(text: string): Result<string[], LabelProblem> {
  const labels = new Map<string, string>()
  for (const part of text.split(/[,;\n]/)) {
    const label = part.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()
    const folded = foldLabel(label)
    if (folded === '' || labels.has(folded)) continue
    if ([...label].length > LABEL_LIMITS.length) return fail('too-long')
    labels.set(folded, label)
  }
  return labels.size > LABEL_LIMITS.count ? fail('too-many') : ok([...labels.values()])
}

export function foldLabel(label: string): string {
  return foldForKey(label)
}
