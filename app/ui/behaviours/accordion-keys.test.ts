import { describe, expect, test } from 'vitest'

import { nextHeader } from '#app/ui/behaviours/accordion-keys.ts'

const vertical = { orientation: 'vertical', direction: 'ltr' } as const
const horizontal = { orientation: 'horizontal', direction: 'ltr' } as const
const rightToLeft = { orientation: 'horizontal', direction: 'rtl' } as const

test('Home and End lead to the first and last header in every layout', () => {
  for (const layout of [vertical, horizontal, rightToLeft]) {
    expect(nextHeader('Home', 2, 4, layout)).toBe(0)
    expect(nextHeader('End', 0, 4, layout)).toBe(3)
  }
})

describe('in a vertical accordion', () => {
  test('Down and Up move by one and wrap around', () => {
    expect(nextHeader('ArrowDown', 0, 3, vertical)).toBe(1)
    expect(nextHeader('ArrowDown', 2, 3, vertical)).toBe(0)
    expect(nextHeader('ArrowUp', 1, 3, vertical)).toBe(0)
    expect(nextHeader('ArrowUp', 0, 3, vertical)).toBe(2)
  })

  test('Left and Right mean nothing', () => {
    expect(nextHeader('ArrowLeft', 1, 3, vertical)).toBeNull()
    expect(nextHeader('ArrowRight', 1, 3, vertical)).toBeNull()
  })
})

describe('in a horizontal accordion', () => {
  test('Right and Left move by one and wrap around, Up and Down mean nothing', () => {
    expect(nextHeader('ArrowRight', 2, 3, horizontal)).toBe(0)
    expect(nextHeader('ArrowLeft', 0, 3, horizontal)).toBe(2)
    expect(nextHeader('ArrowDown', 0, 3, horizontal)).toBeNull()
    expect(nextHeader('ArrowUp', 0, 3, horizontal)).toBeNull()
  })

  test('Left and Right change places from right to left', () => {
    expect(nextHeader('ArrowLeft', 0, 3, rightToLeft)).toBe(1)
    expect(nextHeader('ArrowRight', 0, 3, rightToLeft)).toBe(2)
  })
})

test('other keys are left to the browser', () => {
  expect(nextHeader('Enter', 0, 3, vertical)).toBeNull()
  expect(nextHeader('Tab', 0, 3, vertical)).toBeNull()
})
