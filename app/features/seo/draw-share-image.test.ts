import { expect, test } from 'vitest'
import { createShareImages } from '#app/features/seo/draw-share-image.server.ts'

function slowPainter() {
  const waiting: (() => void)[] = []
  let drawn = 0
  let most = 0
  const images = createShareImages(async (svg) => {
    drawn += 1
    most = Math.max(most, waiting.length + 1)
    await new Promise<void>((resolve) => waiting.push(resolve))
    return Buffer.from(svg)
  })
  const finish = async () => {
    await new Promise((resolve) => setImmediate(resolve))
    while (waiting.length > 0) {
      waiting.shift()?.()
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  return { images, finish, drawn: () => drawn, most: () => most }
}

test('an image is drawn once, however many ask for it at the same time and later', async () => {
  const { images, finish, drawn } = slowPainter()
  const requested = Promise.all([1, 2, 3].map(() => images.find('one', () => '<svg/>')))
  await finish()
  expect((await requested).map((bytes) => Buffer.from(bytes ?? []).toString())).toEqual([
    '<svg/>',
    '<svg/>',
    '<svg/>',
  ])
  await images.find('one', () => 'another')
  expect(drawn()).toBe(1)
})

test('at most two images are drawn at a time, and anyone who comes when many wait is told so', async () => {
  const { images, finish, most } = slowPainter()
  const requested = Array.from({ length: 40 }, (_, index) =>
    images.find(`picture ${index}`, () => '<svg/>'),
  )
  await finish()
  const made = await Promise.all(requested)
  expect(most()).toBe(2)
  expect(made.filter((bytes) => bytes === null)).toHaveLength(18)
  expect(
    await Promise.race([images.find('picture 39', () => ''), Promise.resolve('drawing')]),
  ).toBe('drawing')
  await finish()
})

test('an image that failed is drawn again', async () => {
  let isBroken = true
  const images = createShareImages(async (svg) => {
    if (isBroken) throw new Error('out of memory')
    return Buffer.from(svg)
  })
  await expect(images.find('one', () => '<svg/>')).rejects.toThrow('out of memory')
  isBroken = false
  expect(await images.find('one', () => '<svg/>')).toHaveLength(6)
})
