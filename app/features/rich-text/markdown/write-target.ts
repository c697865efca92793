export type InlinePlace = { inTable: boolean }

/** `words` are Markdown already; without them the address is shown. */
export function writeLink(words: string, address: string): string {
  return `[${words.trim() === '' ? address : words}](${target(address, '')})`
}

export function writeImage(src: string, alt: string, title = ''): string {
  return `![${escapeText(alt)}](${target(src, title)})`
}

export function target(address: string, title: string): string {
  const escaped = address.replaceAll(/[\\()<>&*_`[\]!~|]/g, (sign) => `\\${sign}`)
  return title === ''
    ? escaped
    : `${escaped} "${title.replaceAll(/[\\"&|]/g, (sign) => `\\${sign}`)}"`
}

export function numbered(character: string): string {
  return `&#${character.codePointAt(0)};`
}

const ALWAYS = new Set(['\\', '`', '*', '_', '[', ']', '<', '~'])

export function escapeCharacter(character: string, next: string, { inTable }: InlinePlace): string {
  if (ALWAYS.has(character)) return `\\${character}`
  if (character === '|' && inTable) return '\\|'
  if (character === '&' && /[#\p{L}\p{N}]/u.test(next)) return '\\&'
  if (character === '!' && next === '[') return '\\!'
  return character === '\n' || character === '\r' ? numbered(character) : character
}

function escapeText(text: string): string {
  const characters = [...text]
  const place = { inTable: true }
  const written = characters.map((character, index) =>
    escapeCharacter(character, characters[index + 1] ?? '', place),
  )
  return withoutAddresses(written.join(''))
}

/** Would become links. */
export function withoutAddresses(written: string): string {
  return written.replaceAll(/(?<=https?):(?=\/\/)/gi, String.raw`\:`)
}
