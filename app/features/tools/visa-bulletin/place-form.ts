import { readTypedDate } from '#app/features/tools/filing-date/typed-date.ts'
import { CATEGORIES, COUNTRIES } from '#app/features/tools/visa-bulletin/bulletin.ts'
import type { LocalDate } from '#app/platform/local-time.ts'

const LONGEST_DATE = 40

export type PlaceProblem = 'choose' | 'missing' | 'impossible' | 'future'

/** What was sent. Each field has its value, or what is wrong with it. */
export function readPlace(form: URLSearchParams, today: LocalDate) {
  const text = (name: string) => (form.get(name) ?? '').trim().slice(0, LONGEST_DATE)
  const typed = { category: text('category'), country: text('country'), date: text('date') }
  const category = CATEGORIES.find((each) => each === typed.category)
  const country = COUNTRIES.find((each) => each === typed.country)
  const date = readTypedDate(typed.date, today)
  const problems: Partial<Record<keyof typeof typed, PlaceProblem>> = {
    ...(category === undefined && { category: 'choose' }),
    ...(country === undefined && { country: 'choose' }),
    ...(date !== null && date > today && { date: 'future' }),
    ...(date === null && { date: typed.date === '' ? 'missing' : 'impossible' }),
  }
  const isWhole = Object.keys(problems).length === 0
  return {
    typed,
    problems,
    place: isWhole && category && country && date ? { category, country, date } : null,
  }
}

export type AskedPlace = ReturnType<typeof readPlace>
