/** Which words a firm never prints. A phrase may end in `*`, which stands for any ending. */
export type Glossary = {
  forbidden: readonly string[]
  /** Terms of law that hold a forbidden word and may be printed. */
  allowed: readonly string[]
}

/**
 * The words of a text that the firm never prints: promises and rankings that advertising rules do not allow a lawyer
 * (ABA Model Rules 7.1 and 7.2), and titles that take people in who do not know that a notary here is not a lawyer.
 * @returns each word as it stands in the text, in order
 */
export function findForbiddenWords(text: string, { forbidden, allowed }: Glossary): string[] {
  const judged = allowed.length === 0 ? text : text.replaceAll(patternOf(allowed), ' ')
  if (forbidden.length === 0) return []
  return [...judged.matchAll(patternOf(forbidden))].map(([word]) => word)
}

// Not RegExp.escape: it is younger than the browsers that staff may have.
function patternOf(phrases: readonly string[]): RegExp {
  const alternatives = phrases.map((phrase) =>
    phrase
      .replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
      .replaceAll('*', String.raw`[\p{L}\p{M}]*`)
      .replaceAll(/\s+/g, String.raw`\s+`),
  )
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${alternatives.join('|')})(?![\p{L}\p{N}])`,
    'giu',
  )
}
