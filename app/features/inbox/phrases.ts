/** For texts without case and accents, see `foldForSearch`. Each phrase begins a word, and ends one where it has a "$"; " | " or a new line stands between two. */
export function phrases(alternatives: string): RegExp {
  const each = alternatives
    .trim()
    .split(/\s*\n\s*|\s+\|\s+/)
    .map((phrase) => phrase.replace(/\$$/, String.raw`(?![\p{L}\p{N}])`))
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${each.join('|')})`, 'gu')
}
