import { expect, test } from 'vitest'
import { createTurns } from '#app/platform/turns.ts'

test('no more than the given number run at once, in their order, and a failure gives its place on', async () => {
  const inTurn = createTurns(2)
  const started: number[] = []
  const doors = Array.from({ length: 4 }, () => Promise.withResolvers<void>())
  const work = doors.map((door, index) =>
    inTurn(async () => {
      started.push(index)
      await door.promise
      if (index === 0) throw new Error('broken')
      return index
    }),
  )
  await Promise.resolve()
  expect(started).toEqual([0, 1])
  doors[0]?.resolve()
  await expect(work[0]).rejects.toThrow('broken')
  await expect.poll(() => started).toEqual([0, 1, 2])
  for (const door of doors) door.resolve()
  expect(await Promise.all(work.slice(1))).toEqual([1, 2, 3])
})
