import { expect, test } from 'vitest'
import {
  bookingFrame,
  bookingLink,
  isBooking,
  schedulingUrl,
} from '#app/integrations/scheduling/scheduling.ts'

const booking = 'https://book.example.com/firm/30min'
const notice = (url: string | null) => Object.fromEntries(new URL(url ?? '').searchParams)

test('the calendar is told on which page the booking began and nothing about the reader', () => {
  expect(notice(bookingLink(booking, '/services/u-visa'))).toEqual({
    utm_source: 'website',
    utm_medium: 'link',
    utm_content: '/services/u-visa',
  })
  expect(notice(bookingFrame(booking, '/contact'))).toEqual({
    utm_source: 'website',
    utm_medium: 'frame',
    utm_content: '/contact',
  })
})

test('the page is not told where there is none to tell', () => {
  expect(notice(bookingLink(booking, null))).toEqual({ utm_source: 'website', utm_medium: 'link' })
})

test('without a calendar a link to book leads to the part of the contact page that helps, and no frame is made', () => {
  expect(bookingLink(null, '/about')).toBe('/contact#schedule')
  expect(bookingFrame(null, '/contact')).toBeNull()
})

test('what a reader has given is filled in, safely written', () => {
  const prefill = { name: 'Ana & Co', email: 'a+b@example.com' }
  expect(notice(schedulingUrl(booking, { prefill }))).toEqual(prefill)
})

test("what the operator's address already says stays, but for the page", () => {
  const own = `${booking}?utm_source=card&month=1&utm_content=x`
  expect(notice(bookingLink(own, '/faq'))).toEqual({
    utm_source: 'card',
    month: '1',
    utm_content: '/faq',
    utm_medium: 'link',
  })
})

const calendar = { origin: 'https://book.example.com', window: { the: 'frame' } }
const booked = {
  origin: calendar.origin,
  source: calendar.window,
  data: { event: 'calendly.event_scheduled', payload: {} },
}

test('the calendar is believed when it says that someone has booked', () => {
  expect(isBooking(booked, calendar)).toBe(true)
})

test.each([
  ['another origin', { origin: 'https://evil.example.com' }],
  ['the same host without encryption', { origin: 'http://book.example.com' }],
  ['another port', { origin: 'https://book.example.com:8443' }],
  ['a host that begins alike', { origin: 'https://book.example.com.evil.example' }],
  ['a frame without an origin', { origin: 'null' }],
  ['another window of the same origin', { source: {} }],
  ['no window', { source: null }],
])('the same words from %s are not believed', (_, changes) => {
  expect(isBooking({ ...booked, ...changes }, calendar)).toBe(false)
})

test.each([
  ['its height', { event: 'calendly.page_height', payload: { height: '9000px' } }],
  ['what is looked at', { event: 'calendly.event_type_viewed' }],
  ['a text', 'calendly.event_scheduled'],
  ['a list', ['calendly.event_scheduled']],
  ['nothing', null],
])('%s is no booking', (_, data) => {
  expect(isBooking({ ...booked, data }, calendar)).toBe(false)
})
