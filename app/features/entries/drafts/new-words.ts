const MOST = 12

/** The first words of a text that an earlier one does not begin with, without the signs of Markdown. */
export function newWords(text: string, earlier: string): string {
  let same = 0
  while (same < text.length && text[same] === earlier[same]) same += 1
  let start = same
  // From the start of the word that differs.
  if (same < text.length) while (/\S/.test(text[start - 1] ?? ' ')) start -= 1
  const words = text
    .slice(start)
    // Signs that Markdown would misread stand in it as numbers, in older texts also blanks.
    .replaceAll(/&#(\d{2,4});/g, (_, number: string) => String.fromCodePoint(Number(number)))
    .split(/\s+/)
    .map((word) => word.replaceAll(/^[#>*_`|~-]+|(?<![*_`|])[*_`|]+$/g, ''))
    .filter((word) => word !== '')
  const first = words.slice(0, MOST).join(' ')
  if (first === '') return ''
  return `${start > 0 ? '… ' : ''}${first}${words.length > MOST ? ' …' : ''}`
}
