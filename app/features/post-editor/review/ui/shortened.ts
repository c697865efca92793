const SHOWN = 80

export function shortened(text: string): string {
  const letters = [...text]
  return letters.length > SHOWN ? `${letters.slice(0, SHOWN).join('')}…` : text
}
