import type { CurrentNames } from '#app/features/posts/categories/category-names.ts'
import { type Category, categorySlug } from '#app/features/posts/category.ts'
import { parseNames } from '#app/platform/texts/parse-names.ts'
import { foldForSearch } from '#app/platform/texts/fold-for-search.ts'

export type KnownCategory = Pick<Category, 'name' | 'count'>

/** A former name, or one that differs in case, accents or punctuation only, and therefore leads to the same page. */
export type NearCategory = { typed: string; usual: string }

const SHOWN = 8

/** Prefix matches first, without names already in the field; `known` has the most used first. */
export function suggestCategories(
  text: string,
  caret: number,
  known: readonly KnownCategory[],
): KnownCategory[] {
  const { start, end } = partAt(text, caret)
  const typed = foldForSearch(text.slice(start, end))
  const others = [...parseNames(text.slice(0, start)), ...parseNames(text.slice(end))]
  const taken = new Set(others.map(categorySlug))
  const free = known.filter(({ name }) => !taken.has(categorySlug(name)))
  const begins = (name: string) => foldForSearch(name).startsWith(typed)
  return [
    ...free.filter(({ name }) => begins(name)),
    ...free.filter(({ name }) => !begins(name) && foldForSearch(name).includes(typed)),
  ].slice(0, SHOWN)
}

export function completeCategory(
  text: string,
  caret: number,
  name: string,
): { text: string; caret: number } {
  const { start, end } = partAt(text, caret)
  const before = text.slice(0, start)
  const after = text.slice(end)
  const gap = before === '' || /\s$/.test(before) ? '' : ' '
  const begin = `${before}${gap}${name}`
  if (after === '') return { text: `${begin}, `, caret: begin.length + 2 }
  return { text: begin + after, caret: begin.length }
}

export function findNearCategories(
  text: string,
  known: readonly KnownCategory[],
  names: CurrentNames = new Map(),
): NearCategory[] {
  const usual = new Map([...known.map(({ name }) => [categorySlug(name), name] as const), ...names])
  return parseNames(text).flatMap((typed) => {
    const name = usual.get(categorySlug(typed))
    return name === undefined || name === typed ? [] : [{ typed, usual: name }]
  })
}

export function respellCategory(text: string, { typed, usual }: NearCategory): string {
  const names = parseNames(text).map((name) => (name === typed ? usual : name))
  return [...new Set(names)].join(', ')
}

function partAt(text: string, caret: number): { start: number; end: number } {
  const comma = text.lastIndexOf(',', caret - 1)
  const from = caret === 0 ? 0 : comma + 1
  const next = text.indexOf(',', caret)
  const to = next === -1 ? text.length : next
  const part = text.slice(from, to)
  const start = from + (part.length - part.trimStart().length)
  return { start, end: Math.max(start, from + part.trimEnd().length) }
}
