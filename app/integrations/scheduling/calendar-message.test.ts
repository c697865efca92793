import { expect, test } from 'vitest'
import { isBooking } from '#app/integrations/scheduling/calendar-message.ts'

const calendar = { origin: 'https://book.example.com', window: { the: 'frame' } }
const booked = {
  origin: calendar.origin,
  source: calendar.window,
  data: { event: 'calendly.event_scheduled', payload: {} },
}

test('the calendar is believed when it says that somebody has booked', () => {
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
