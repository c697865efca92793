/** Fills the `{placeholders}` of a text, each once: what is filled in is not looked at again. */
export function fillWords(text: string, values: Record<string, string | number>): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  )
}
