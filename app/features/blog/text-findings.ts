import type { ChecklistRules, Finding } from '#app/features/blog/finding.ts'
import { findBareFigures } from '#app/features/facts/bare-figures.ts'
import { findForbiddenWords } from '#app/features/facts/glossary.ts'

/** What is found in a line of plain words, wherever it stands. */
export type TextFinding = Pick<Finding, 'words' | 'fact'> & {
  kind: 'forbidden-word' | 'figure' | 'figure-of-fact'
}

/** Words that the firm does not print, and legal figures that are written out where a fact could be quoted. */
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

// A post is dated news: its years, days and bare numbers are its own. Money and counts of years, days and their like are law.
function isAmountOrPeriod(figure: string): boolean {
  return /^\$\d|\p{L}/u.test(figure)
}

function toFigure(words: string, facts: ChecklistRules['facts']): TextFinding {
  const same = facts.find(({ value }) => value.toLowerCase() === words.toLowerCase())
  return same ? { kind: 'figure-of-fact', words, fact: same.key } : { kind: 'figure', words }
}
