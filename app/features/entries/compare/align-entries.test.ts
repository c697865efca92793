import { assert, property, uniqueArray, constantFrom, array } from 'fast-check'
import { expect, test } from 'vitest'
import { alignEntries } from '#app/features/entries/compare/align-entries.ts'

const id = constantFrom(...'abcdefgh')

test.each([
  ['with ids', uniqueArray(id).map((ids) => ids.map((each) => ({ id: each })))],
  ['without ids', array(id)],
] as const)('every entry of both lists %s is told once', (_, lists) => {
  assert(
    property(lists, lists, (earlier, later) => {
      const aligned = alignEntries(earlier, later)
      const told = (side: 'from' | 'to') => aligned.flatMap((entry) => entry[side] ?? [])
      expect(told('to')).toEqual([...later.keys()])
      expect(told('from').toSorted((one, other) => one - other)).toEqual([...earlier.keys()])
      const moved = aligned.filter(({ isMoved }) => isMoved)
      expect(moved.map(({ to = -1 }) => later[to])).toEqual(
        moved.map(({ from = -1 }) => earlier[from]),
      )
    }),
  )
})
