import { expect, test } from 'vitest'
import { schedulingFrameUrl } from '#app/integrations/scheduling/scheduling.ts'

const booking = 'https://book.example.com/firm/30min'

test('the calendar is told where the booking began and nothing about the reader', () => {
  const tracking = { source: 'website', medium: 'contact-page' }
  expect(schedulingFrameUrl(booking, { tracking })).toBe(
    `${booking}?utm_source=website&utm_medium=contact-page`,
  )
})

test('what a reader has given is filled in, safely written', () => {
  const url = new URL(
    schedulingFrameUrl(booking, { prefill: { name: 'Ana & Co', email: 'a+b@example.com' } }),
  )
  expect(Object.fromEntries(url.searchParams)).toEqual({
    name: 'Ana & Co',
    email: 'a+b@example.com',
  })
})

test("what the operator's address already says stays", () => {
  const url = schedulingFrameUrl(`${booking}?utm_source=card&month=1`, {
    tracking: { source: 'website', medium: 'page' },
  })
  expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
    utm_source: 'card',
    month: '1',
    utm_medium: 'page',
  })
})
