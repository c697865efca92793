/** Words that the firm never prints; a phrase may end in `*` for any ending. */
export type Glossary = {
  forbidden: readonly string[]
  /** Legal terms that contain a forbidden word. */
  allowed: readonly string[]
}

// Promises and rankings that advertising rules forbid (ABA Model Rules 7.1 and 7.2), and titles that mislead people who
// do not know that a notary here is no lawyer.
export function findForbiddenWords(text: string, { forbidden, allowed }: Glossary): string[] {
  const judged = allowed.length === 0 ? text : text.replaceAll(patternOf(allowed), ' ')
  if (forbidden.length === 0) return []
  return [...judged.matchAll(patternOf(forbidden))].map(([word]) => word)
}

// Not RegExp.escape: staff may have older browsers.
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
