import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { shippedLaw } from '#app/features/content/law-records.ts'
import {
  CATEGORIES,
  type Cell,
  type Cells,
  COUNTRIES,
  type Month,
  movesBack,
  placeIn,
  standingOf,
} from '#app/features/tools/visa-bulletin/bulletin.ts'
import { readBulletin } from '#app/features/tools/visa-bulletin/read-bulletin.ts'
import { ROW_NAMES } from '#app/features/tools/visa-bulletin/reading-texts.ts'
import { addDays, type LocalDate } from '#app/platform/local-time.ts'

const bulletins = shippedLaw('en').bulletin

const MONTH = '2026-10'
const HEADING = 'Visa Bulletin For October 2026'
const columns = (group: string) =>
  `${group}\tAll Chargeability\nAreas Except\nThose Listed\tCHINA-\nmainland born\tINDIA\tMEXICO\tPHILIPPINES`
/** As a browser copies them from the page of the State Department, which names some rows in several lines. */
const copied = `${HEADING}
A. FINAL ACTION DATES FOR FAMILY-SPONSORED PREFERENCE CASES
${columns('Family-\nSponsored ')}
F1\t22JAN20\t22JAN20\t22JAN20\t01JAN08\t01MAY13
F2A\t22SEP26\t22SEP26\t22SEP26\t22AUG25\t22AUG26
F2B\t22AUG19\t22AUG19\t22AUG19\t15FEB09\t01JUN13
F3\t22OCT14\t22OCT14\t22OCT14\t01JUL01\t22FEB06
F4\t22OCT11\t22OCT11\t15DEC06\t08APR01\t22AUG97
${columns('Employment-\nbased')}
1st\tC\t01JUL23\t01FEB23\tC\tC
2nd\t01JAN25\t01OCT21\t01NOV13\t01JAN25\t01JAN25
3rd\t15MAY24\t08JAN22\t01JAN14\t15MAY24\t15AUG23
Other Workers\t01JAN22\t?\t01JAN14\t01JAN22\t01JAN22
4th\tU\tU\tU\tU\tU
Certain Religious Workers\tU\tU\tU\tU\tU
5th Unreserved
(including C5, T5, I5, R5, NU, RU)\tC\t01DEC16\t01DEC23\tC\tC
5th Set Aside:
Rural (20%, including NR, RR)\tC\tC\tC\tC\tC
5th Set Aside:
(High Unemployment: NH, RH - 10%)\tC\tC\tC\tC\tC
5th Set Aside: Infrastructure (2%) (including RI)\tC\tC\tC\tC\tC`

test('the tables are read as they are copied', () => {
  const { month, cells, problems } = readBulletin(copied)
  expect({ month, problems }).toEqual({ month: MONTH, problems: [] })
  // All but the one that is not known.
  expect(Object.keys(cells)).toHaveLength(15 * 5 - 1)
  expect(cells).toMatchObject({
    'F3, Mexico': { served: '2001-07-01', month: MONTH },
    'F4, Philippines': { served: '1997-08-22' },
    '1st, All others': { served: 'current' },
    '4th, India': { served: 'unavailable' },
    '5th Unreserved, China': { served: '2016-12-01' },
    '5th Set Aside: High Unemployment, India': { served: 'current' },
  })
  expect(readBulletin(copied.replaceAll('\t', ' ')).cells).toEqual(cells)
})

test.each([
  ['F3\t22OCT14', 'F3\t22JAM14', 'Row F3, All others: “22JAM14”'],
  ['01JUL01', '31FEB01', 'Row F3, Mexico: “31FEB01”'],
  ['01JUL01', '01NOV26', 'Row F3, Mexico: “01NOV26”'],
  ['01JUL01', '01JUL01@NOV26', 'Row F3, Mexico: “01JUL01@NOV26”'],
  ['01JUL01', '01JUL01@SEPT26', 'Row F3, Mexico: “01JUL01@SEPT26”'],
  ['4th\tU', '4th\tX', 'Row 4th, All others: “X”'],
  ['01JUL01\t', '', 'The row F3 needs 5 dates'],
  ['01JUL01\t', '01JUL01\tC\t', 'The row F3 needs 5 dates'],
  [/^F2B.*\n/m, '', 'The row F2B is missing.'],
  [/^F3.*$/m, '$&\n$&', 'The row F3 is there twice.'],
  [HEADING, '', 'The heading is missing'],
  [HEADING, 'Visa Bulletin For Smarch 2026', 'The heading is missing'],
  // Another column, or another order.
  ['INDIA\tMEXICO\tPHILIPPINES\n1st', 'MEXICO\tINDIA\tPHILIPPINES\n1st', 'The row F4 needs 5'],
  ['INDIA\tMEXICO\tPHILIPPINES\n1st', 'INDIA\tMEXICO\tBRAZIL\n1st', 'The row F4 needs 5'],
])('%s made %j is refused with its place', (part, typed, problem) => {
  const { problems } = readBulletin(copied.replace(part, typed))
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(problem)
})

test('rows that are not in every bulletin may be missing', () => {
  const { problems } = readBulletin(
    copied.replace(/^Certain.*\n/m, '').replace(/5th Set[\s\S]*/, ''),
  )
  expect(problems).toEqual([])
})

const dates = fc.integer({ min: 0, max: 20_700 }).map((days) => addDays('1970-01-01', days))
const cell = fc.record<Cell>({
  served: fc.oneof(fc.constantFrom('current' as const, 'unavailable' as const), dates),
  month: fc.constantFrom<Month>(MONTH, '2026-09'),
})
const places = CATEGORIES.flatMap((category) =>
  COUNTRIES.map((country) => placeIn(category, country)),
)
const tables = fc
  .array(fc.option(cell), { minLength: places.length, maxLength: places.length })
  .map((all) => all.flatMap((each, index) => (each ? [[places[index] ?? '', each] as const] : [])))
  .map((known): Cells => Object.fromEntries(known))

function dated(date: LocalDate): string {
  const short = new Date(`${date}T00:00:00Z`).toLocaleDateString('en', {
    month: 'short',
    timeZone: 'UTC',
  })
  return date.slice(8) + short.toUpperCase() + date.slice(2, 4)
}

function printed(cells: Cells): string {
  const lines = CATEGORIES.map((category) => {
    const row = COUNTRIES.map((country) => {
      const found = cells[placeIn(category, country)]
      if (!found) return '?'
      const { served, month } = found
      const isWord = served === 'current' || served === 'unavailable'
      const text = isWord ? served.charAt(0).toUpperCase() : dated(served)
      return month === MONTH ? text : `${text}@SEP26`
    })
    return [ROW_NAMES[category], ...row].join('\t')
  })
  return [HEADING, ...lines].join('\n')
}

test('a table that is printed and read again is the same', () => {
  fc.assert(
    fc.property(tables, (cells) => {
      const read = readBulletin(printed(cells))
      expect(read).toEqual({ month: MONTH, cells, problems: [] })
      expect(movesBack(cells, read.cells)).toEqual([])
    }),
  )
})

test('what ships is read without a problem', () => {
  for (const [id, { finalAction, filing }] of Object.entries(bulletins))
    for (const text of [finalAction, filing])
      expect(readBulletin(text)).toMatchObject({ month: id, problems: [] })
})

const served = (date: Cell['served']): Cell => ({ served: date, month: MONTH })

test.each([
  [served('2014-10-22'), 'reached', 'waiting'],
  [served('current'), 'current', 'current'],
  [served('unavailable'), 'unavailable', 'unavailable'],
  [undefined, 'unknown', 'unknown'],
])('by %o, October 21, 2014 is %s, and the day after it %s', (found, before, on) => {
  expect(standingOf(found, '2014-10-21')).toBe(before)
  expect(standingOf(found, '2014-10-22')).toBe(on)
})

test.each([
  ['2014-10-22', '2014-10-21', true],
  ['2014-10-22', '2014-10-22', false],
  ['1999-12-31', '2000-01-01', false],
  ['current', '2026-01-01', true],
  ['1997-01-01', 'unavailable', true],
  ['unavailable', '1997-01-01', false],
  ['2026-01-01', 'current', false],
] as const)('from %s to %s moves back: %s', (from, to, isBack) => {
  const place = 'F3, Mexico'
  const [earlier, later] = [{ [place]: served(from) }, { [place]: served(to) }]
  expect(movesBack(earlier, later)).toHaveLength(isBack ? 1 : 0)
  expect(movesBack({}, later)).toEqual([])
})
