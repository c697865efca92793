import { describe, expect, test } from 'vitest'
import { firm } from '#app/features/site/content/en/firm.ts'
import {
  displayPhone,
  isOpen,
  isSampleFirm,
  nextHoursChange,
  profileWarnings,
} from '#app/features/site/firm.ts'
import { realFirm } from '#test/factories/firm.ts'

describe('office hours', () => {
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
    ['on a Saturday', '2026-11-21T17:00:00Z', '2026-11-23T14:00:00.000Z'],
    ['on the eve of a closed day', '2026-11-25T22:00:00Z', '2026-11-27T14:00:00.000Z'],
    ['when summer time ends', '2026-10-30T21:00:00Z', '2026-11-02T14:00:00.000Z'],
    ['when summer time starts', '2027-03-12T22:00:00Z', '2027-03-15T13:00:00.000Z'],
  ])('the next opening: %s', (_when, instant, opening) => {
    expect(nextHoursChange(firm, new Date(instant)).toISOString()).toBe(opening)
  })

  test('a profile that never opens is reported instead of searched for ever', () => {
    const closed = { ...firm, hours: { ...firm.hours, weekdays: [] } }
    expect(() => nextHoursChange(closed, new Date('2026-11-20T15:00:00Z'))).toThrow('no opening')
  })
})

describe('the sample firm', () => {
  test('says which of its fields are samples, so that the start can warn', () => {
    expect(isSampleFirm(firm)).toBe(true)
    const [warning] = profileWarnings(firm)
    for (const field of [
      'phone',
      'email',
      'offices.0.street',
      'founder.name',
      'responsibleAttorney.name',
    ])
      expect(warning).toContain(field)
  })

  test('cannot be mistaken for a person or a firm: fictional numbers, reserved mail, no bar number', () => {
    const phones = [firm.phone, ...firm.offices.map(({ phone }) => phone)]
    expect(phones.every((phone) => /^\+1\d{3}55501\d\d$/.test(phone))).toBe(true)
    expect(firm.email).toMatch(/@example\.com$/)
    expect(
      [firm.founder.name, firm.responsibleAttorney.name].every((name) =>
        name.startsWith('Sample '),
      ),
    ).toBe(true)
    expect(firm.admissions.every(({ number }) => number === null)).toBe(true)
  })

  test('has two offices, the first in Arlington, Virginia, and the hours of the specification', () => {
    expect(firm.offices.map(({ name }) => name)).toEqual(['Arlington, VA', 'Houston, TX'])
    expect(firm.hours).toMatchObject({
      weekdays: [1, 2, 3, 4, 5],
      opens: '09:00',
      closes: '17:00',
      timeZone: 'America/New_York',
    })
    expect(firm.founder.role).toBe('Founder & CEO')
  })
})

describe('a real profile', () => {
  test.each([
    ['a fictional telephone number', { phone: '+17035550199' }],
    ['an example address', { email: 'hello@mail.example.org' }],
    ['a sample person', { founder: { name: 'Sample Founder', role: 'Founder & CEO' } }],
  ])('with %s left in it still counts as a sample', (_what, left) => {
    expect(isSampleFirm({ ...realFirm, ...left })).toBe(true)
  })

  test('gives a warning only without an advertising label or a responsible attorney', () => {
    expect(profileWarnings(realFirm)).toEqual([])
    const warnings = profileWarnings({
      ...realFirm,
      advertisingLabel: ' ',
      responsibleAttorney: { name: '', office: 'Arlington, VA' },
    })
    expect(warnings).toEqual([
      expect.stringContaining('advertising label'),
      expect.stringContaining('responsible attorney'),
    ])
  })
})

test('a U.S. number prints as people write it, another one as it is', () => {
  expect(displayPhone('+17035550142')).toBe('(703) 555-0142')
  expect(displayPhone('+2348000000000')).toBe('+2348000000000')
})
