/** What a field for one line holds: each line break, with the space around it, is a space. */
export function oneLine(text: string): string {
  // By whole runs of space: a pattern with the break in its middle takes minutes for a long run without one.
  return text.replaceAll(/\s+/g, (space) => (space.includes('\n') ? ' ' : space))
}
