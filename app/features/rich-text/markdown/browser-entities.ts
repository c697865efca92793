/**
 * In place of the package `entities` in browsers (vite.config.ts): they know every character reference themselves, and its table is
 * 13 kB of the editor. markdown-it gives it one reference at a time.
 */
export function decodeHTMLStrict(reference: string): string {
  const area = document.createElement('textarea')
  area.innerHTML = reference
  // HTML also reads the beginning of `&notit;`; Markdown does not.
  const isPart = area.value.endsWith(';') && area.value.length > 1
  return isPart ? reference : area.value
}
