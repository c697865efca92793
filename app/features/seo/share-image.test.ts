import { describe, expect, test } from 'vitest'
import { createShareImages } from '#app/features/seo/draw-share-image.server.ts'
import {
  fingerprint,
  parseShareImageFile,
  type ShareCard,
  shareImagePath,
  shareWords,
} from '#app/features/seo/share-image.ts'
import { LINE_HEIGHT, setText, type SetText, UNITS_PER_EM } from '#app/features/seo/set-text.ts'

describe('the address of an image', () => {
  const card: ShareCard = {
    name: 'post-a-title',
    title: 'A title',
    subtitle: 'A subtitle',
    firm: 'A firm',
    phone: '+1 (703) 555-0142',
    initials: null,
    accent: null,
    art: { kind: 'cover', name: 'papers' },
  }

  test('changes with every word that the image shows', () => {
    const changes = [
      {},
      { title: 'A titlf' },
      { subtitle: 'A subtitlf' },
      { firm: 'A firn' },
      { phone: '+1 (703) 555-0143' },
      { initials: 'AF' },
      { accent: '#1d4ed8' },
      { art: { kind: 'cover', name: 'night' } as const },
    ]
    const marks = changes.map((change) => fingerprint({ ...card, ...change }))
    expect(new Set(marks).size).toBe(changes.length)
  })

  test('can be taken apart again, and nothing else can', () => {
    const file = shareImagePath(card).replace('/og/', '')
    const parts = { name: 'post-a-title', fingerprint: fingerprint(card) }
    expect(parseShareImageFile(file)).toEqual(parts)
    const wrong = ['', 'a.png', '../x-0123456789abcdef.png', `${file}.png`, `a/${file}`]
    for (const name of [...wrong, file.toUpperCase()]) expect(parseShareImageFile(name)).toBeNull()
  })
})

describe('the text of an image', () => {
  const room = { width: 600, height: 350, sizes: [84, 66, 50] as const }
  const widths = ({ size, lines }: SetText) =>
    lines.map(({ width }) => (width * size) / UNITS_PER_EM)
  const lettersOf = (text: string) => setText(text, room).lines.flatMap(({ letters }) => letters)

  test('is set large when it is short and smaller when it is long, and does not leave its room', () => {
    const long = 'Before you sign: who may help you, and who may not'
    const sizes = ['Visas', long, 'word '.repeat(80), 'W'.repeat(200)].map((text) => {
      const set = setText(text, room)
      for (const width of widths(set)) expect(width).toBeLessThanOrEqual(room.width)
      expect(set.lines.length * set.size * LINE_HEIGHT).toBeLessThanOrEqual(room.height)
      return set.size
    })
    expect(sizes[0]).toBe(84)
    expect(sizes[2]).toBe(50)
  })

  test('ends with an ellipsis when it is cut off', () => {
    expect(lettersOf('word '.repeat(80)).at(-1)?.path).toBe(lettersOf('…')[0]?.path)
  })

  test('loses accents that the font does not have, and letters that nothing can stand for', () => {
    expect(lettersOf('ḿ')).toEqual(lettersOf('m'))
    expect(setText('家庭', room).lines).toEqual([])
    expect(lettersOf('A 家 visa')).toEqual(lettersOf('A visa'))
  })

  test('is drawn with the accents that the font has', () => {
    const plain = lettersOf('a')[0]?.path.length ?? 0
    for (const letter of 'áãăạ') expect(lettersOf(letter)[0]?.path.length).toBeGreaterThan(plain)
  })

  test('has pairs such as AV that stand closer than their letters would alone', () => {
    const [both = 0, one = 0, other = 0] = ['AV', 'A', 'V'].flatMap((text) =>
      widths(setText(text, room)),
    )
    expect(both).toBeLessThan(one + other)
  })
})

describe('an image', () => {
  const drawing = (svg: string) => async () => Buffer.from(svg)

  function slowPainter() {
    const waiting: (() => void)[] = []
    const seen = { drawn: 0, most: 0 }
    const images = createShareImages(async (svg) => {
      seen.drawn += 1
      seen.most = Math.max(seen.most, waiting.length + 1)
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
    return { images, finish, seen }
  }

  test('is drawn once, however many ask for it at the same time and later', async () => {
    const { images, finish, seen } = slowPainter()
    const requested = Promise.all([1, 2, 3].map(() => images.find('one', drawing('<svg/>'))))
    await finish()
    const made = (await requested).map((bytes) => Buffer.from(bytes ?? []).toString())
    expect(made).toEqual(['<svg/>', '<svg/>', '<svg/>'])
    await images.find('one', drawing('another'))
    expect(seen.drawn).toBe(1)
  })

  test('is drawn beside one other at most, and anyone who comes when many wait is told so', async () => {
    const { images, finish, seen } = slowPainter()
    const requested = Array.from({ length: 40 }, (_, index) =>
      images.find(`picture ${index}`, drawing('<svg/>')),
    )
    await finish()
    const made = await Promise.all(requested)
    expect(seen.most).toBe(2)
    expect(made.filter((bytes) => bytes === null)).toHaveLength(18)
    const again = images.find('picture 39', drawing(''))
    expect(await Promise.race([again, Promise.resolve('drawing')])).toBe('drawing')
    await finish()
  })

  test('that failed is drawn again', async () => {
    let isBroken = true
    const images = createShareImages(async (svg) => {
      if (isBroken) throw new Error('out of memory')
      return Buffer.from(svg)
    })
    await expect(images.find('one', drawing('<svg/>'))).rejects.toThrow('out of memory')
    isBroken = false
    expect(await images.find('one', drawing('<svg/>'))).toHaveLength(6)
  })
})

test('an image says what the page gives: a sentence in large letters where the title is short', () => {
  const below = 'You pay for two things: our work, and U.S. government fees.'
  const more = 'Here is what to ask.'
  const words = (title: string, subtitle: string) => shareWords({ title, subtitle })
  expect(words('Fees', `${below} ${more}`)).toEqual({ above: 'Fees', large: below, below: '' })
  const long = 'Family Immigration for the people you miss'
  expect(words(long, `${below} ${more}`)).toEqual({ above: '', large: long, below })
  expect(words('Ana Asked', 'Founder')).toEqual({ above: '', large: 'Ana Asked', below: 'Founder' })
})
