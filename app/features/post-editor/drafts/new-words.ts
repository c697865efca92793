const MOST = 12

/** The first words of a text that an earlier one does not begin with, without the signs of Markdown. */
export function newWords(text: string, earlier: string): string {
  let same = 0
  while (same < text.length && text[same] === earlier[same]) same += 1
  // From the start of the word that differs.
  const start = same === text.length ? same : text.slice(0, same).search(/\S*$/)
  const words = text
    .slice(start)
    .split(/\s+/)
    .map((word) => word.replaceAll(/^[#>*_`|~-]+|[*_`|]+$/g, ''))
    .filter((word) => word !== '')
  const first = words.slice(0, MOST).join(' ')
  if (first === '') return ''
  return `${start > 0 ? '… ' : ''}${first}${words.length > MOST ? ' …' : ''}`
}
