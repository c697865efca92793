import { expect, test } from 'vitest'
import { firm } from '#app/features/site/content/en/firm.ts'
import { contentOf } from '#app/features/site/content.ts'
import { frameOf } from '#app/features/site/frame.ts'
import { siteLinks } from '#app/features/site/pages/links.ts'
import { isOutside } from '#app/ui/button.tsx'
import { realFirm } from '#test/factories/firm.ts'

const request = {
  content: contentOf('en').frame,
  firm,
  links: siteLinks({ schedulingUrl: null, intakeUrl: null }, '/blog'),
  currentPath: '/blog',
  signedIn: false,
  toasts: [],
  now: new Date('2026-11-21T12:00:00Z'),
}
const frame = frameOf(request)

test('the bar lists the pages and the six services of the specification, in its order', () => {
  expect(frame.navigation.map(({ name, path }) => `${name} ${path}`).join(', ')).toBe(
    'Home /, About Us /about, Blog /blog, FAQ /faq, Contact /contact',
  )
  expect(frame.services.map(({ name, path }) => `${name} ${path}`)).toEqual([
    'Family Immigration /services/family-immigration',
    'Work Visas /services/work-visas',
    'Permanent Residency /services/permanent-residency',
    'Citizenship /services/citizenship',
    'U-Visa /services/u-visa',
    'Investor Visa /services/investor-visa',
  ])
})

test('the footer has its quick links, three services, and the Arlington office only', () => {
  const namesOf = (links: readonly { name: string }[]) => links.map(({ name }) => name).join(', ')
  expect(namesOf(frame.footerLinks)).toBe('Home, About Us, Immigration Updates, Contact Us')
  expect(namesOf(frame.footerServices)).toBe('Family Immigration, Work Visas, Citizenship')
  expect(frame.firm.addressLines).toEqual(['1200 Sample Street, Suite 300', 'Arlington, VA 22201'])
  expect(frame.firm.phone).toEqual({ display: '(703) 555-0142', href: 'tel:+17035550142' })
  expect(frame.firm.socials.map(({ network }) => network).join()).toBe(
    'facebook,twitter,instagram,linkedin',
  )
})

test('the footer says that it advertises, who answers for it, and that the sample firm is one', () => {
  expect(frame.firm.advertising).toBe(
    'Attorney advertising. This site gives general information and is not legal advice. Alder & Quill Immigration Law is a sample firm.',
  )
  expect(frame.firm.responsibleAttorney).toBe('Sample Attorney, Arlington, VA')
  expect(frameOf({ ...request, firm: realFirm }).firm.advertising).toBe(
    'Attorney advertising. This site gives general information and is not legal advice.',
  )
})

test('the copyright year turns at midnight in Arlington, not in Greenwich', () => {
  expect(frameOf({ ...request, now: new Date('2027-01-01T04:59:59Z') }).year).toBe(2026)
  expect(frameOf({ ...request, now: new Date('2027-01-01T05:00:00Z') }).year).toBe(2027)
})

test('without an outside service the calls lead to the contact page; booking says how long it takes', () => {
  expect(frame.texts.bookingNote).toBe('The consultation takes 30 minutes.')
  expect(frame).toMatchObject({ bookingHref: '/contact#schedule', intakeHref: '/contact#message' })
  expect(isOutside(frame.bookingHref)).toBe(false)
})
