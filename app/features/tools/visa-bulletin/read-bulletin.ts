import {
  type BulletinCategory,
  CATEGORIES,
  type Cell,
  COUNTRIES,
  type Month,
  placeIn,
} from '#app/features/tools/visa-bulletin/bulletin.ts'
import {
  readingTexts as texts,
  ROW_NAMES,
} from '#app/features/tools/visa-bulletin/reading-texts.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { isDay } from '#app/platform/local-time.ts'

const MONTHS = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ')

const HEADING = /\bbulletin for ([a-z]{3})[a-z]* (\d{4})\b/i

/** Above each table. With other columns, or in another order, it is not taken for one, and the rows beside it are refused. */
const COLUMNS = /(?:family|employment)\D{0,200}?china\D{0,40}? india mexico philippines/gi

/** Each row has a group of its own; what the tables add to a name stands in parentheses. */
const ROWS = new RegExp(
  String.raw`(?<=^| )(?:${CATEGORIES.map(groupOf).join('|')})(?::[^)]*\))?\)?(?: ?\([^)]*\))*(?= |$)`,
  'gi',
)

/** C, U, or a date; after an @ the month of the earlier bulletin that it comes from. */
const CELL = /^(?:([CU])|(\d\d)([A-Z]{3})(\d\d))(?:@([A-Z]{3})(\d\d))?$/i
const NOT_KNOWN = '?'

/** Two digits of a year are of this century before it, and of the last one from it on. */
const FIRST_YEAR = 70

/** Not every bulletin has them. */
const OPTIONAL: readonly BulletinCategory[] = ['SR', 'EB5R', 'EB5H', 'EB5I']

function groupOf(category: BulletinCategory): string {
  return `(${ROW_NAMES[category].replace(': ', String.raw`:? \(?`)})`
}

/** Both tables of one chart, as they are copied from the page of the State Department; `problems` is a sentence each, with its place. */
export function readBulletin(text: string) {
  const words = text.replaceAll(/\s+/g, ' ').replaceAll(COLUMNS, '').trim()
  const found = [...words.matchAll(ROWS)]
  const [, name = '', year = ''] = HEADING.exec(words.slice(0, found[0]?.index)) ?? []
  const month = monthOf(year, name)
  const rows = found.map((match, index) => ({
    category: CATEGORIES[match.slice(1).findIndex(Boolean)],
    typed: words.slice(match.index + match[0].length, found[index + 1]?.index).trim(),
  }))
  const cells: Record<string, Cell> = {}
  const problems: string[] = month === null ? [texts.noHeading] : []
  for (const category of CATEGORIES) {
    const row = ROW_NAMES[category]
    const own = rows.filter((each) => each.category === category)
    if (own.length > 1) problems.push(fillText(texts.twice, { row }))
    if (own.length === 0 && !OPTIONAL.includes(category))
      problems.push(fillText(texts.missing, { row }))
    for (const { typed } of own) {
      const read = readRow(category, typed, month ?? '9999-12')
      Object.assign(cells, read.cells)
      problems.push(...read.problems)
    }
  }
  return { month, cells, problems }
}

function readRow(category: BulletinCategory, row: string, month: Month) {
  const cells: Record<string, Cell> = {}
  const typed = row.split(' ')
  if (typed.length !== COUNTRIES.length) {
    const count = { row: ROW_NAMES[category], cells: row.slice(0, 80) }
    return { cells, problems: [fillText(texts.count, count)] }
  }
  const problems = COUNTRIES.flatMap((country, index) => {
    const place = placeIn(category, country)
    const cell = typed[index] ?? ''
    const read = readCell(cell, month)
    if (read) cells[place] = read
    return read || cell === NOT_KNOWN ? [] : [fillText(texts.noDate, { place, cell })]
  })
  return { cells, problems }
}

/** Null for what is no cell of a bulletin of this month. */
function readCell(typed: string, inMonth: Month): Cell | null {
  const match = CELL.exec(typed)
  const [, word, day, name = '', year = '', ownName, ownYear = ''] = match ?? []
  const month = ownName === undefined ? inMonth : monthOf(`20${ownYear}`, ownName)
  if (match === null || month === null || month > inMonth) return null
  if (word) return { served: /c/i.test(word) ? 'current' : 'unavailable', month }
  const ofMonth = monthOf((Number(year) < FIRST_YEAR ? '20' : '19') + year, name)
  const served = `${ofMonth}-${day}`
  return ofMonth !== null && ofMonth <= month && isDay(served) ? { served, month } : null
}

function monthOf(year: string, short: string): Month | null {
  const number = MONTHS.indexOf(short.toUpperCase()) + 1
  return number === 0 ? null : (`${year}-${String(number).padStart(2, '0')}` as Month)
}
