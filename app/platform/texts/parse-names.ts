/** Of a text of names that are parted by commas. */
export function parseNames(text: string): string[] {
  const names = text.split(',').map((name) => name.trim())
  return [...new Set(names)].filter((name) => name !== '')
}
