import { expect, test } from 'vitest'
import {
  bookingFrame,
  bookingLink,
  isBooking,
  schedulingUrl,
} from '#app/integrations/scheduling/scheduling.ts'

const booking = 'https://book.example.com/firm/30min'
const own = `${booking}?utm_source=card&month=1&utm_content=x`
const prefill = { name: 'Ana & Co', email: 'a+b@example.com' }
const link = { utm_source: 'website', utm_medium: 'link' }
const ofPage = { utm_source: 'website', utm_medium: 'frame', utm_content: '/contact' }
const ofOwn = { utm_source: 'card', utm_medium: 'link', month: '1', utm_content: '/faq' }

test.each([
  ['from which page a link came', bookingLink(booking, '/faq'), { ...link, utm_content: '/faq' }],
  ['on which page its frame is', bookingFrame(booking, '/contact'), ofPage],
  ['of no page where there is none to tell', bookingLink(booking, null), link],
  ['what a reader has given, safely written', schedulingUrl(booking, { prefill }), prefill],
  ["what the operator's address says, but for the page", bookingLink(own, '/faq'), ofOwn],
])('the calendar is told %s and nothing about the reader', (_, url, told) => {
  expect(Object.fromEntries(new URL(url ?? '').searchParams)).toEqual(told)
})

test('without a calendar a link to book leads to the part of the contact page that helps, and no frame is made', () => {
  expect(bookingLink(null, '/about')).toBe('/contact#schedule')
  expect(bookingFrame(null, '/contact')).toBeNull()
})

const calendar = { origin: 'https://book.example.com', window: { the: 'frame' } }
const data = { event: 'calendly.event_scheduled', payload: {} }

test.each([
  ['the calendar that someone has booked', {}, true],
  ['another origin', { origin: 'https://evil.example.com' }, false],
  ['the same host without encryption', { origin: 'http://book.example.com' }, false],
  ['another port', { origin: 'https://book.example.com:8443' }, false],
  ['a host that begins alike', { origin: 'https://book.example.com.evil.example' }, false],
  ['a frame without an origin', { origin: 'null' }, false],
  ['another window of the same origin', { source: {} }, false],
  ['no window', { source: null }, false],
  [
    'the calendar about what is looked at',
    { data: { event: 'calendly.event_type_viewed' } },
    false,
  ],
  ['the calendar in a text', { data: 'calendly.event_scheduled' }, false],
  ['the calendar in a list', { data: ['calendly.event_scheduled'] }, false],
  ['the calendar with nothing', { data: null }, false],
])('%s, with %j, is believed: %s', (_, changes, isBelieved) => {
  const message = { origin: calendar.origin, source: calendar.window, data, ...changes }
  expect(isBooking(message, calendar)).toBe(isBelieved)
})
