import { POST_FIELDS } from '#app/features/posts/post-fields.ts'

export const LONGEST = POST_FIELDS.content.max

const repeated = (part: string) => (length: number) =>
  part.repeat(Math.ceil(length / part.length)).slice(0, length)

const counted = (line: (place: number) => string) => (length: number) => {
  const lines: string[] = []
  for (let written = 0; written < length; written += lines.at(-1)?.length ?? 0)
    lines.push(line(lines.length))
  return lines.join('').slice(0, length)
}

/** Texts that cost a reader of Markdown, a comparison or the checklist most, at any length. */
export const longTexts = {
  'equal headings': repeated('# a\n'),
  'different headings': counted((place) => `## h${place}\n`),
  'opening brackets': repeated('['),
  stars: repeated('*'),
  'a table of many rows': (length) =>
    `| a | b |\n|---|---|\n${repeated('|a|b|\n')(length)}`.slice(0, length),
  'many tables': repeated('| |\n|-|\n|a|\n\n'),
  'emphasis that is never closed': repeated('*a _b '),
  'references to one definition': (length) =>
    `[a]: /b\n\n${repeated('[a] ')(length)}`.slice(0, length),
  'short lines': counted((place) => `${place % 1000}\n`),
  'short paragraphs': counted((place) => `p${place}\n\n`),
  'items of a list': repeated('- a\n'),
  'braces that are never closed': repeated('{a.'),
  'counts in one word': repeated('one-'),
  'web addresses': repeated('http://a.b '),
} satisfies Record<string, (length: number) => string>

/** Two other versions of a text: with a word more every few words, and with other letters. */
export function versionsOf(text: string): { longer: string; other: string } {
  const longer = text.replaceAll(/(.{20,40}?)(\s|$)/gs, '$1 x$2')
  return { longer: longer.slice(0, LONGEST), other: text.replaceAll(/[a-z]/g, 'k') }
}
