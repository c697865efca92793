import { describe, expect, test } from 'vitest'
import {
  LINE_HEIGHT,
  setText,
  type SetText,
  UNITS_PER_EM,
} from '#app/features/seo/ui/share-card.tsx'

const room = { width: 600, height: 350, sizes: [84, 66, 50] as const }

const widths = ({ size, lines }: SetText) => lines.map(({ width }) => (width * size) / UNITS_PER_EM)
const lettersOf = ({ lines }: SetText) => lines.flatMap(({ letters }) => letters)

test('a short title is set large and a long one smaller, and neither leaves its room', () => {
  const texts = [
    'Visas',
    'Before you sign: who may help you, and who may not',
    'word '.repeat(80),
    'W'.repeat(200),
  ]
  const sizes = texts.map((text) => {
    const set = setText(text, room)
    for (const width of widths(set)) expect(width).toBeLessThanOrEqual(room.width)
    expect(set.lines.length * set.size * LINE_HEIGHT).toBeLessThanOrEqual(room.height)
    return set.size
  })
  expect(sizes[0]).toBe(84)
  expect(sizes[2]).toBe(50)
})

test('a title that is cut off ends with an ellipsis', () => {
  const long = setText('word '.repeat(80), room)
  const [dots] = lettersOf(setText('…', room))
  expect(lettersOf(long).at(-1)?.path).toBe(dots?.path)
})

describe('letters that the font does not have', () => {
  test('lose their accents rather than being left out', () => {
    expect(lettersOf(setText('ḿ', room))).toEqual(lettersOf(setText('m', room)))
  })

  test('are left out when there is nothing to put in their place', () => {
    expect(setText('家庭', room).lines).toEqual([])
    expect(lettersOf(setText('A 家 visa', room))).toEqual(lettersOf(setText('A visa', room)))
  })
})

test('letters with accents are drawn with them', () => {
  const [plain] = lettersOf(setText('a', room))
  for (const letter of 'áãăạ')
    expect(lettersOf(setText(letter, room))[0]?.path.length).toBeGreaterThan(
      plain?.path.length ?? 0,
    )
})

test('a pair such as AV stands closer than its letters would alone', () => {
  const alone = widths(setText('A', room)).concat(widths(setText('V', room)))
  expect(widths(setText('AV', room))[0]).toBeLessThan(alone.reduce((sum, width) => sum + width, 0))
})
