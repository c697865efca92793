import { expect, test } from 'vitest'
import { parseCrop, parseFocus } from '#app/features/images/focus.ts'

const crop = (text: string) => {
  const [left = '', top = '', right = '', bottom = ''] = text.split(' ')
  return parseCrop((edge) => ({ left, top, right, bottom })[edge])
}

test('a crop cuts off something and leaves something', () => {
  expect(crop('10 0 5 20')).toEqual({ left: 10, top: 0, right: 5, bottom: 20 })
  const refused = ['0 0 0 0', '50 0 41 0', '0 91 0 0', '-1 0 0 0', '1.5 0 0 0', 'a 0 0 0', '']
  for (const text of refused) expect([text, crop(text)]).toEqual([text, null])
})

test('an unknown focal point is the middle', () => {
  expect(parseFocus('top-left')).toBe('top-left')
  expect(parseFocus('"><b>')).toBe('center')
})
