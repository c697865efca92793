import { describe, expect, test } from 'vitest'

import { nextPlace } from '#app/ui/behaviours/next-place.ts'

const vertical = { orientation: 'vertical', direction: 'ltr' } as const
const horizontal = { orientation: 'horizontal', direction: 'ltr' } as const
const rightToLeft = { orientation: 'horizontal', direction: 'rtl' } as const

test('Home and End lead to the first and last place in every layout', () => {
  for (const layout of [vertical, horizontal, rightToLeft]) {
    expect(nextPlace('Home', 2, 4, layout)).toBe(0)
    expect(nextPlace('End', 0, 4, layout)).toBe(3)
  }
})

describe('in a vertical accordion', () => {
  test('Down and Up move by one and wrap around', () => {
    expect(nextPlace('ArrowDown', 0, 3, vertical)).toBe(1)
    expect(nextPlace('ArrowDown', 2, 3, vertical)).toBe(0)
    expect(nextPlace('ArrowUp', 1, 3, vertical)).toBe(0)
    expect(nextPlace('ArrowUp', 0, 3, vertical)).toBe(2)
  })

  test('Left and Right mean nothing', () => {
    expect(nextPlace('ArrowLeft', 1, 3, vertical)).toBeNull()
    expect(nextPlace('ArrowRight', 1, 3, vertical)).toBeNull()
  })
})

describe('in a horizontal accordion', () => {
  test('Right and Left move by one and wrap around, Up and Down mean nothing', () => {
    expect(nextPlace('ArrowRight', 2, 3, horizontal)).toBe(0)
    expect(nextPlace('ArrowLeft', 0, 3, horizontal)).toBe(2)
    expect(nextPlace('ArrowDown', 0, 3, horizontal)).toBeNull()
    expect(nextPlace('ArrowUp', 0, 3, horizontal)).toBeNull()
  })

  test('Left and Right change places from right to left', () => {
    expect(nextPlace('ArrowLeft', 0, 3, rightToLeft)).toBe(1)
    expect(nextPlace('ArrowRight', 0, 3, rightToLeft)).toBe(2)
  })
})

test('other keys are left to the browser', () => {
  expect(nextPlace('Enter', 0, 3, vertical)).toBeNull()
  expect(nextPlace('Tab', 0, 3, vertical)).toBeNull()
})
