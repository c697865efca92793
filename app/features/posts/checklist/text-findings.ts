import type { ChecklistRules, Finding } from '#app/features/posts/checklist/finding.ts'
import { findBareFigures, findForbiddenWords } from '#app/features/facts/text-checks.ts'

export type TextFinding = Pick<Finding, 'words' | 'fact'> & {
  kind: 'forbidden-word' | 'figure' | 'figure-of-fact'
}

export function findTextFindings(text: string, { glossary, facts }: ChecklistRules): TextFinding[] {
  return [
    ...findForbiddenWords(text, glossary).map((words) => ({
      kind: 'forbidden-word' as const,
      words: words.replaceAll(/\s+/g, ' '),
    })),
    ...findBareFigures(text)
      .map((figure) => figure.replace(/[.,]+$/, ''))
      .filter(isAmountOrPeriod)
      .map((words) => toFigure(words, facts)),
  ]
}

// A post is dated news, so bare years and numbers are its own; amounts of money and periods may be law.
function isAmountOrPeriod(figure: string): boolean {
  return /^\$\d|\p{L}/u.test(figure)
}

function toFigure(words: string, facts: ChecklistRules['facts']): TextFinding {
  const same = facts.find(({ value }) => value.toLowerCase() === words.toLowerCase())
  return same ? { kind: 'figure-of-fact', words, fact: same.key } : { kind: 'figure', words }
}
