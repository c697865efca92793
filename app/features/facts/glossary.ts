const FORBIDDEN =
  /\b(?:guarantee\w*|specialists?|specialty|speciali[sz]\w*|expert\w*|best|notari[oa]s?|licenciad[oa]s?)\b/giu

/**
 * The words of a text that the firm never prints: promises and rankings that advertising rules do not allow a lawyer
 * (ABA Model Rules 7.1 and 7.2), and titles that take people in who do not know that a notary here is not a lawyer.
 * @returns each word as it stands in the text, in order
 */
export function findForbiddenWords(text: string): string[] {
  return [...text.matchAll(FORBIDDEN)].map(([word]) => word)
}
