import { expect, test } from 'vitest'
import {
  bookingFrame,
  bookingLink,
  schedulingUrl,
} from '#app/integrations/scheduling/scheduling.ts'

const booking = 'https://book.example.com/firm/30min'
const said = (url: string | null) => Object.fromEntries(new URL(url ?? '').searchParams)

test('the calendar is told on which page the booking began and nothing about the reader', () => {
  expect(said(bookingLink(booking, '/services/u-visa'))).toEqual({
    utm_source: 'website',
    utm_medium: 'link',
    utm_content: '/services/u-visa',
  })
  expect(said(bookingFrame(booking, '/contact'))).toEqual({
    utm_source: 'website',
    utm_medium: 'frame',
    utm_content: '/contact',
  })
})

test('the page is not told where there is none to tell', () => {
  expect(said(bookingLink(booking, null))).toEqual({ utm_source: 'website', utm_medium: 'link' })
})

test('without a calendar a link to book leads to the part of the contact page that helps, and no frame is made', () => {
  expect(bookingLink(null, '/about')).toBe('/contact#schedule')
  expect(bookingFrame(null, '/contact')).toBeNull()
})

test('what a reader has given is filled in, safely written', () => {
  const prefill = { name: 'Ana & Co', email: 'a+b@example.com' }
  expect(said(schedulingUrl(booking, { prefill }))).toEqual(prefill)
})

test("what the operator's address already says stays, but for the page", () => {
  const own = `${booking}?utm_source=card&month=1&utm_content=x`
  expect(said(bookingLink(own, '/faq'))).toEqual({
    utm_source: 'card',
    month: '1',
    utm_content: '/faq',
    utm_medium: 'link',
  })
})
