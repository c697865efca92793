import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { hoursNow } from '#app/features/site/pages/contact.ts'
import { firm } from '#app/features/site/content/en/firm.ts'
import { contentOf } from '#app/features/site/content.ts'
import { ContactPage } from '#app/features/site/ui/contact-page.tsx'
import { faultsIn, headingsIn } from '#test/rendered-text.tsx'

const { contact } = contentOf('en')
const calendar = {
  href: 'https://book.example.com/30',
  frameSrc: 'https://book.example.com/30?utm_source=website',
}
const base = {
  content: contact,
  hours: hoursNow(firm, contact.hours, new Date('2026-11-20T17:00:00Z')),
  firm,
  phone: { display: '(703) 555-0142', href: 'tel:+17035550142' },
  calendar: null,
  mapUrl: null,
  messageForm: <form id="the-form" />,
}

const html = renderToStaticMarkup(<ContactPage {...base} />)
const configured = renderToStaticMarkup(
  <ContactPage {...base} calendar={calendar} mapUrl="https://map.example.com/embed" />,
)

test('the parts stand in the order of the specification, and other pages can link to two of them', () => {
  expect(headingsIn(html, '12')).toEqual([
    'Contact Us',
    'Call Us',
    'Email Us',
    'Office Hours',
    'Send Us a Message',
    'Our Location',
    'Countries we serve',
    'Schedule a Consultation',
    'Before you come',
  ])
  for (const id of ['message', 'schedule']) expect(html).toContain(`<section id="${id}"`)
  for (const markup of [html, configured]) expect(faultsIn(markup)).toEqual([])
})

test('the three cards say what the specification says', () => {
  expect(html).toContain('Available Monday to Friday.')
  expect(html).toContain('Response within 24 hours.')
  expect(html).toContain('<span>Monday-Friday</span> <span>9:00 AM - 5:00 PM</span>')
  expect(html).toContain('Open now, until 5:00 PM Eastern Time.')
})

test('the notice stands above the form, and its telephone can be pressed', () => {
  const notice = html.indexOf('it creates no attorney-client relationship')
  expect(notice).toBeGreaterThan(0)
  expect(notice).toBeLessThan(html.indexOf('id="the-form"'))
  expect(html).toContain('call <a href="tel:+17035550142">(703) 555-0142</a>, or 911')
})

test('the calendar is a link that works by itself, and nothing of an outside page comes before the reader asks', () => {
  expect(configured).toMatch(
    /<a class="btn" href="https:\/\/book\.example\.com\/30" data-frame="https:\/\/book\.example\.com\/30\?utm_source=website"[^>]*target="_blank"[^>]*>Show the calendar/,
  )
  expect(configured).toContain('Open it in a new tab')
  expect(configured).toContain('data-frame="https://map.example.com/embed"')
  for (const markup of [html, configured])
    expect(markup).not.toMatch(/<iframe|<(?:img|script|link)[^>]*https:/)
})

test('with nothing set up there is no dead button: telephone, words and ordinary links', () => {
  expect(html).not.toMatch(/data-frame|data-behaviour="outside-frame"/)
  expect(html).toContain('Times are agreed by telephone.')
})

test('both offices have their address and the way to them, and four questions open one at a time', () => {
  for (const { street } of firm.offices) expect(html).toContain(street)
  expect(html.match(/openstreetmap\.org\/directions\?to=/g)).toHaveLength(2)
  const address = '1200+Sample+Street%2C+Suite+300%2C+Arlington%2C+VA+22201'
  for (const link of [`directions?to=${address}`, `search?query=${address}`])
    expect(html).toContain(`href="https://www.openstreetmap.org/${link}"`)
  expect(html).toContain('Ask us about parking')
  expect(html.match(/<details[^>]*name="contact-questions"/g)).toHaveLength(4)
})
