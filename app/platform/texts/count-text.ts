import { fillText } from '#app/platform/fill-text.ts'

export function countText(texts: { one: string; many: string }, count: number): string {
  return count === 1 ? texts.one : fillText(texts.many, { count })
}
