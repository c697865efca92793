import { expect, test } from 'vitest'
import {
  checkFiling,
  type FilingProblems,
  MOST_TRIPS,
  readFiling,
  rowsOf,
} from '#app/features/tools/filing-date/filing-date-form.ts'
import { readTypedDate } from '#app/features/tools/filing-date/typed-date.ts'

const TODAY = '2026-11-25'

test.each([
  ['06/10/2021', '2021-06-10'],
  ['6/1/2021', '2021-06-01'],
  ['06-10-2021', '2021-06-10'],
  ['6.10.2021', '2021-06-10'],
  ['06 10 2021', '2021-06-10'],
  ['2021-06-10', '2021-06-10'],
  ['06/10/21', '2021-06-10'],
  ['06/10/98', '1998-06-10'],
  ['06/10/27', '2027-06-10'],
  ['02/29/2024', '2024-02-29'],
  ['02/29/2023', null],
  ['2023-02-30', null],
  ['13/01/2023', null],
  ['06/31/2023', null],
  ['00/10/2021', null],
  ['06/10/0021', null],
  ['June 10, 2021', null],
  ['06/10', null],
  ['<script>', null],
])('%s is read as %s', (typed, day) => {
  expect(readTypedDate(typed, TODAY)).toBe(day)
})

const check = (typed: string) => checkFiling(readFiling(new URLSearchParams(typed)).typed, TODAY)
const row = (left: string, back: string) => `&left=${left}&back=${back}`

test.each<[string, FilingProblems]>([
  ['since=', { since: 'missing' }],
  ['since=02/30/2022', { since: 'impossible' }],
  ['since=11/26/2026', { since: 'future' }],
  ['since=06/10/2022&citizen=01/01/2020', { married: 'missing' }],
  ['since=06/10/2022&married=06/01/2027', { married: 'future' }],
  ['since=06/10/2022&married=x&citizen=y', { married: 'impossible', citizen: 'impossible' }],
  [`since=06/10/2022${row('', '03/01/2023')}`, { rows: { 0: 'missing' } }],
  [`since=06/10/2022${row('03/01/2023', '')}`, { rows: { 0: 'missing' } }],
  [`since=06/10/2022${row('03/01/2023', '02/29/2023')}`, { rows: { 0: 'impossible' } }],
  [`since=06/10/2022${row('03/01/2026', '12/01/2026')}`, { rows: { 0: 'future' } }],
  [`since=06/10/2022${row('03/01/2023', '02/01/2023')}`, { rows: { 0: 'backBeforeLeft' } }],
  [`since=06/10/2022${row('06/09/2022', '07/01/2022')}`, { rows: { 0: 'beforeResident' } }],
  [
    `since=06/10/2022${row('03/01/2023', '03/20/2023')}${row('03/19/2023', '04/01/2023')}`,
    { rows: { 1: 'overlapping' } },
  ],
  [`since=06/10/2022${row('01/01/2023', '01/02/2023').repeat(2)}`, { rows: { 1: 'overlapping' } }],
])('%s has a problem beside its field', (typed, problems) => {
  const checked = check(typed)
  expect(checked.ok ? null : checked.problem).toEqual(problems)
})

test('20 trips are counted; one more has a sentence, and what was typed is kept', () => {
  const trips = Array.from({ length: MOST_TRIPS }, (_, index) =>
    row(
      `2023-03-${String(index + 1).padStart(2, '0')}`,
      `2023-03-${index + 2}`.replace(/-(\d)$/, '-0$1'),
    ),
  ).join('')
  const enough = check(`since=06/10/2022${trips}`)
  expect(enough.ok && enough.value.trips).toHaveLength(MOST_TRIPS)
  const typed = `since=06/10/2022${trips}${row('05/01/2023', '05/03/2023')}`
  const more = check(typed)
  expect(more.ok ? null : more.problem).toEqual({ trips: 'tooManyTrips' })
  const rows = readFiling(new URLSearchParams(typed)).typed.trips
  expect(rowsOf(rows, false)).toHaveLength(MOST_TRIPS + 1)
})

test('a trip may begin on the first day as a resident and on the day of coming back from another', () => {
  const trips = row('06/10/2022', '06/20/2022') + row('06/20/2022', '06/25/2022')
  expect(check(`since=06/10/2022${trips}`).ok).toBe(true)
})

test('the marriage counts from the later of the two days', () => {
  const checked = check('since=06/10/2022&married=05/04/2019&citizen=07/04/2021')
  expect(checked.ok && checked.value.withCitizen).toBe('2021-07-04')
})

test('empty rows are no trips, and more rows are given up to 20', () => {
  const read = readFiling(new URLSearchParams('since=06/10/2022&left=&back=&left=&back=&more=1'))
  expect(read).toMatchObject({ isMore: true, typed: { trips: [] } })
  expect(rowsOf([], false)).toHaveLength(2)
  expect(rowsOf([], true)).toHaveLength(3)
  const trips = Array.from({ length: 19 }, () => ({ left: 'x', back: 'y' }))
  expect(rowsOf(trips, true)).toHaveLength(MOST_TRIPS)
})

test('a form of any length makes a page of bounded length', () => {
  const read = readFiling(
    new URLSearchParams(`since=${'9'.repeat(999)}${row('a', 'b').repeat(999)}`),
  )
  expect(read.typed.since).toHaveLength(40)
  expect(read.typed.trips).toHaveLength(40)
})
