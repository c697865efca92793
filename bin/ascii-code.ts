// A backslash belongs to what follows it: of `\\—` only the sign is written anew, and `\—` is the sign itself.
const ESCAPED_OR_BEYOND = /\\?[\u0080-\uFFFF]|\\[^\u0080-\uFFFF]/g
const BEYOND = /[\u0080-\uFFFF]$/

/**
 * Writes JavaScript in ASCII alone: every other character stands as its `\uXXXX`, which means the same in a string, a
 * template, a regular expression and a name. Not in `String.raw`, whose texts must do without.
 * @param code a whole module
 */
export function toAsciiCode(code: string): string {
  return code.replaceAll(ESCAPED_OR_BEYOND, (found) =>
    BEYOND.test(found) ? `\\u${lastUnit(found).toString(16).padStart(4, '0')}` : found,
  )
}

function lastUnit(text: string): number {
  return text.charCodeAt(text.length - 1)
}
