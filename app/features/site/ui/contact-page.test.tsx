import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { hoursNow } from '#app/features/site/contact.ts'
import { firm } from '#app/features/site/content/en/firm.ts'
import { contentOf } from '#app/features/site/content.ts'
import { ContactPage } from '#app/features/site/ui/contact-page.tsx'

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

test('the parts stand in the order of the specification', () => {
  const headings = [...html.matchAll(/<h[12][^>]*>(?:<svg.*?<\/svg>)?(.*?)<\/h/g)].map(
    ([, text]) => text,
  )
  expect(headings).toEqual([
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
})

test('the three cards say what the specification says', () => {
  expect(html).toContain('Available Monday to Friday.')
  expect(html).toContain('Response within 24 hours.')
  expect(html).toContain('<span>Monday-Friday</span> <span>9:00 AM - 5:00 PM</span>')
  expect(html).toContain('Open now, until 5:00 PM Eastern Time.')
})

test('the places that other pages link to are there', () => {
  expect(html).toContain('<section id="message"')
  expect(html).toContain('<section id="schedule"')
})

test('the telephone in the notice can be pressed', () => {
  expect(html).toContain('call <a href="tel:+17035550142">(703) 555-0142</a>, or 911')
})

test('the notice stands above the form', () => {
  const notice = html.indexOf('it creates no attorney-client relationship')
  expect(notice).toBeGreaterThan(0)
  expect(notice).toBeLessThan(html.indexOf('id="the-form"'))
})

test('nothing of an outside page is in the page before the reader asks', () => {
  for (const markup of [html, configured]) {
    expect(markup).not.toContain('<iframe')
    expect(markup).not.toMatch(/<(?:img|script|link)[^>]*https:/)
  }
})

test('the calendar is asked for by a link that works by itself, beside the telephone', () => {
  expect(configured).toMatch(
    /<a class="btn" href="https:\/\/book\.example\.com\/30" data-frame="https:\/\/book\.example\.com\/30\?utm_source=website"[^>]*target="_blank"[^>]*>Show the calendar/,
  )
  expect(configured).toContain('Open it in a new tab')
  expect(configured).toContain('data-frame="https://map.example.com/embed"')
})

test('with nothing set up there is no dead button: telephone, words and ordinary links', () => {
  expect(html).not.toContain('data-frame')
  expect(html).not.toContain('data-behaviour="outside-frame"')
  expect(html).toContain('Times are agreed by telephone.')
})

test('both offices have their address and the way to them', () => {
  for (const { street } of firm.offices) expect(html).toContain(street)
  expect(html.match(/openstreetmap\.org\/directions\?to=/g)).toHaveLength(2)
  expect(html).toContain('Ask us about parking')
})

test('four questions, one open at a time', () => {
  expect(html.match(/<details[^>]*name="contact-questions"/g)).toHaveLength(4)
})

test('no placeholder reaches the reader, and no id stands twice', () => {
  for (const markup of [html, configured]) {
    expect(markup).not.toMatch(/\{\w+\}/)
    const ids = [...markup.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
    expect(ids).toEqual([...new Set(ids)])
  }
})
