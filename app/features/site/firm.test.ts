import { createHash } from 'node:crypto'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { shippedSite } from '#app/features/content/en/shipped.ts'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import { aboutContent } from '#app/features/site/pages/about.ts'
import {
  displayPhone,
  isOpen,
  isSampleFirm,
  nextHoursChange,
  profileWarnings,
} from '#app/features/site/firm.ts'
import { frameOf } from '#app/features/site/frame.ts'
import { hoursNow } from '#app/features/site/pages/contact.ts'
import { siteLinks } from '#app/features/site/pages/links.ts'
import { AboutPage } from '#app/features/site/ui/about-page.tsx'

const english = interfaceTexts('en')
const { contact, plainPages } = english
const { firm } = shippedSite
const realFirm = {
  ...firm,
  name: 'Rivera & Okafor',
  offices: [{ ...firm.offices[0], street: '1 Main Street', phone: '+17032220100' }] as const,
  phone: '+17032220100',
  email: 'office@rivera-okafor.law',
  founder: { id: 'ana-rivera', name: 'Ana Rivera', role: 'Founder & CEO' },
  responsibleAttorney: { name: 'Ana Rivera', office: 'Arlington, VA' },
  admissions: [],
  consultation: { fee: '$150', includes: null },
}

describe('office hours', () => {
  const at = (instant: string, profile = firm) =>
    hoursNow({ ...shippedSite, firm: profile }, contact.hours, new Date(instant))

  test.each([
    ['Friday, a minute before nine', '2026-11-20T13:59:59Z', false],
    ['Friday at nine', '2026-11-20T14:00:00Z', true],
    ['Friday, a minute before five', '2026-11-20T21:59:59Z', true],
    ['Friday at five', '2026-11-20T22:00:00Z', false],
    ['Saturday at noon', '2026-11-21T17:00:00Z', false],
    ['a summer morning at nine, on summer time', '2026-07-06T13:00:00Z', true],
    ['Thanksgiving, a Thursday', '2026-11-26T17:00:00Z', false],
  ])('on %s', (_when, instant, open) => {
    expect(isOpen(firm, new Date(instant))).toBe(open)
  })

  test.each([
    ['early on an office day', '2026-11-20T10:00:00Z', '2026-11-20T14:00:00.000Z'],
    ['in office hours, when they end', '2026-11-20T14:00:00Z', '2026-11-20T22:00:00.000Z'],
    ['on a Saturday', '2026-11-21T17:00:00Z', '2026-11-23T14:00:00.000Z'],
    ['on the eve of a closed day', '2026-11-25T22:00:00Z', '2026-11-27T14:00:00.000Z'],
    ['on the eve of a holiday and a weekend', '2026-12-24T22:00:00Z', '2026-12-28T14:00:00.000Z'],
    ['when summer time ends', '2026-10-30T21:00:00Z', '2026-11-02T14:00:00.000Z'],
    ['when summer time starts', '2027-03-12T22:00:00Z', '2027-03-15T13:00:00.000Z'],
  ])('change next, and nothing that is shown changes before: %s', (_when, instant, next) => {
    const change = nextHoursChange(firm, new Date(instant))
    expect(change.toISOString()).toBe(next)
    expect(at(new Date(change.getTime() - 1).toISOString())).toEqual(at(instant))
    expect(at(next).isOpen).toBe(!at(instant).isOpen)
  })

  test('that never come are reported instead of searched for ever', () => {
    const closed = { ...firm, hours: { ...firm.hours, weekdays: [] } }
    expect(() => nextHoursChange(closed, new Date('2026-11-20T15:00:00Z'))).toThrow('no opening')
  })

  test('name the next holiday of the coming weeks, and on its eve the day after it', () => {
    expect(at('2026-11-20T17:00:00Z').closedOn).toBe('Closed on Thursday, November 26.')
    expect(at('2026-11-27T15:00:00Z').closedOn).toBe('Closed on Friday, December 25.')
    expect(at('2027-01-05T15:00:00Z').closedOn).toBeNull()
    const { officeTime } = at('2026-11-25T23:00:00Z')
    expect(officeTime).toBe('Next office time: Friday, November 27, 9:00 AM.')
  })

  test('are given on other clocks, which follow summer time', () => {
    expect(at('2026-11-20T17:00:00Z').elsewhere[0]).toBe('In Lagos that is 3:00 PM - 11:00 PM.')
    expect(at('2027-06-04T15:00:00Z').elsewhere).toEqual([
      'In Lagos that is 2:00 PM - 10:00 PM.',
      'In Bogotá that is 8:00 AM - 4:00 PM.',
    ])
  })

  test('are written as ranges of days', () => {
    const hours = { ...firm.hours, weekdays: [1, 3, 4, 5] }
    expect(at('2026-11-20T17:00:00Z', { ...firm, hours })).toMatchObject({
      days: 'Monday, Wednesday-Friday',
      available: 'Available Monday, Wednesday to Friday.',
    })
  })
})

describe('the sample firm', () => {
  test('says which of its fields are samples, so that the start can warn', () => {
    expect(isSampleFirm(firm)).toBe(true)
    const [warning] = profileWarnings(firm)
    const people = ['founder.name', 'responsibleAttorney.name']
    for (const field of ['phone', 'email', 'offices.0.street', ...people])
      expect(warning).toContain(field)
  })

  test('cannot be mistaken for a person or a firm: fictional numbers, reserved mail, no bar number, no review', () => {
    for (const { phone } of [firm, ...firm.offices]) expect(phone).toMatch(/^\+1\d{3}55501\d\d$/)
    expect(firm.email).toMatch(/@example\.com$/)
    for (const { name } of [firm.founder, firm.responsibleAttorney])
      expect(name).toMatch(/^Sample /)
    for (const { number } of firm.admissions) expect(number).toBeNull()
    for (const { review } of shippedSite.list('service')) expect(review).toBeNull()
  })
})

describe('a real profile', () => {
  test.each([
    ['a fictional telephone number', { phone: '+17035550199' }],
    ['an example address', { email: 'hello@mail.example.org' }],
    [
      'a sample person',
      { founder: { id: 'founder', name: 'Sample Founder', role: 'Founder & CEO' } },
    ],
  ])('with %s left in it still counts as a sample', (_what, left) => {
    expect(isSampleFirm({ ...realFirm, ...left })).toBe(true)
  })

  test('gives a warning only without an advertising label or a responsible attorney', () => {
    expect(profileWarnings(realFirm)).toEqual([])
    const responsibleAttorney = { name: '', office: 'Arlington, VA' }
    expect(profileWarnings({ ...realFirm, advertisingLabel: ' ', responsibleAttorney })).toEqual([
      expect.stringContaining('advertising label'),
      expect.stringContaining('responsible attorney'),
    ])
  })

  test('is called a sample neither in the footer nor in its story', () => {
    const links = siteLinks({ schedulingUrl: null, intakeUrl: null }, '/')
    const site = { ...shippedSite, firm: realFirm }
    const page = {
      currentPath: '/',
      isUnreviewed: false,
      address: 'https://firm.example/',
      isReviewedTranslation: true,
      isOutdatedTranslation: false,
      languages: [],
      signedIn: false,
      hasEditLinks: false,
      notices: [],
      now: new Date(),
    }
    expect(frameOf({ site, texts: english, links, ...page }).firm.advertising).toBe(
      'Attorney advertising. General information, not legal advice.',
    )
    const content = aboutContent(site, english)
    const parts = { content, licenseTexts: plainPages, review: null }
    const story = renderToStaticMarkup(AboutPage({ ...parts, firm: realFirm }))
    expect(story).toContain('1 Main Street')
    expect(story).not.toContain('made up')
  })
})

test('a U.S. number prints as people write it, another one as it is', () => {
  expect(displayPhone('+17035550142')).toBe('+1 (703) 555-0142')
  expect(displayPhone('+2348000000000')).toBe('+2348000000000')
})

test('the notice above the contact form changes its version with its words', () => {
  const { version, start, text } = contact.message.notice
  // Each message is stored with the version that was shown.
  const texts = createHash('sha256').update(`${start} ${text}`).digest('hex').slice(0, 12)
  expect({ version, texts }).toEqual({ version: '2026-11-25', texts: 'b31c0ab6cb03' })
})
