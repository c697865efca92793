import { expect, test } from 'vitest'
import { createSemaphore, SemaphoreFullError } from '#app/platform/semaphore.ts'

test('no more than the given number run at once, in their order, and a failure gives its place on', async () => {
  const semaphore = createSemaphore(2)
  const started: number[] = []
  const doors = Array.from({ length: 4 }, () => Promise.withResolvers<void>())
  const work = doors.map((door, index) =>
    semaphore.run(async () => {
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

test('work beyond what may wait is refused at once', async () => {
  const semaphore = createSemaphore(1, 1)
  await semaphore.acquire()
  const second = semaphore.run(async () => 'second')
  expect(semaphore.isFull()).toBe(true)
  await expect(semaphore.run(async () => 'third')).rejects.toThrow(SemaphoreFullError)
  semaphore.release()
  expect(await second).toBe('second')
  expect(semaphore.isFull()).toBe(false)
})
