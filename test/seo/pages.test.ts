import { expect, test } from 'vitest'
import { openedOnce } from '#test/opened.ts'
import { wordsOf } from '#test/seo/words-of.ts'
import { aStaffMember, aVisitor, openSite } from '#test/site.ts'

const CALENDAR = 'https://book.example.com/30'
const INTAKE_URL = 'https://intake.example.com/start'
const MAP_URL = 'https://map.example.com/embed'
const environment = { SCHEDULING_URL: CALENDAR, INTAKE_URL, MAP_URL }
// A Friday at noon in Arlington.
let now = new Date('2026-11-20T17:00:00Z')

const site = openedOnce(() => openSite('sqlite', { environment, now: () => now }))
const reader = openedOnce(async () => aVisitor(site.origin))
const words = async (path: string) => wordsOf(await reader.text(path))
const mainOf = (text: string) => text.slice(text.indexOf('\n# '), text.indexOf('\n## Quick Links'))
const partsOf = (list: string) => list.split(/\s*[|\n]\s*/)
const bookingOn = (path: string) =>
  `${CALENDAR}?utm_source=website&utm_medium=link&utm_content=${encodeURIComponent(path)}`

test.each([
  [
    '/',
    `# Your Pathway to U.S. Immigration
    [Learn More about the firm](/about) | [Book Consultation (opens in a new tab)](BOOKING)
    Africa | South America
    [Schedule a Consultation (opens in a new tab)](BOOKING) | [See All FAQs](/faq)
    Family | Investment | Humanitarian | Citizenship | General
    ## Why Choose Us | ### Personalized Approach | (/about)
    [Book a Consultation](/contact) | [Learn More about the firm](/about)`,
  ],
  [
    '/about',
    `# About Us
    ### Client-centered | ### Excellence | ### Cultural competence | ### Advocacy
    Sample Founder | Founder & CEO | (/about/founder)
    (https://www.vsb.org/) | (https://www.texasbar.com/)
    1200 Sample Street, Suite 300 | (tel:+17035550142) | 500 Sample Avenue, Suite 210 | (tel:+17135550187)
    [Contact Us](/contact)`,
  ],
  [
    '/contact',
    `# Contact Us
    ## Call Us | [+1 (703) 555-0142](tel:+17035550142) | Available Monday to Friday.
    ## Email Us | [hello@example.com](mailto:hello@example.com) | Response within 24 hours. | We are in the office now
    ## Office Hours | Monday-Friday 9:00 AM - 5:00 PM | Open now, until 5:00 PM Eastern Time.
    ## Send Us a Message | no attorney-client relationship | (tel:+17035550142), or 911 | Full Name
    ## Our Location | 1200 Sample Street, Suite 300 | Park in
    (https://www.openstreetmap.org/directions?to=1200+Sample+Street%2C+Suite+300%2C+Arlington%2C+VA+22201)
    500 Sample Avenue, Suite 210 | [+1 (713) 555-0187](tel:+17135550187) | Park behind | (https://www.openstreetmap.org/directions?to=500+Sample
    [Show the map](https://www.openstreetmap.org/search?query=1200+Sample+Street%2C+Suite+300%2C+Arlington%2C+VA+22201)
    ## Countries we serve
    ## Schedule a Consultation | [Show the calendar](BOOKING) | [Open it in a new tab (opens in a new tab)](BOOKING)
    bring | pay in parts | by phone or video | How long`,
  ],
  [
    '/faq',
    `# Frequently Asked Questions
    ## Family-Based Immigration | [Schedule a Consultation (opens in a new tab)](BOOKING)
    ## Employment & Investment Visas | [Schedule a Consultation (opens in a new tab)](BOOKING)
    ## Humanitarian Immigration | [Urgent help](/urgent) | [Schedule a Consultation (opens in a new tab)](BOOKING)
    ## Citizenship & Naturalization | [Schedule a Consultation (opens in a new tab)](BOOKING)
    ## General Immigration Questions | [Schedule a Consultation (opens in a new tab)](BOOKING)
    ## Have more questions? | [Contact Us](/contact) | [Call +1 (703) 555-0142](tel:+17035550142)`,
  ],
  [
    '/services',
    `# Our Services
    ## Family Immigration | [Learn More about Family Immigration](/services/family-immigration)
    ## Work Visas | [Learn More about Work Visas](/services/work-visas)
    ## Permanent Residency | [Learn More about Permanent Residency](/services/permanent-residency)
    ## Citizenship | [Learn More about Citizenship](/services/citizenship)
    ## U-Visa | [Learn More about U-Visa](/services/u-visa)
    ## Investor Visa | [Learn More about Investor Visa](/services/investor-visa)
    [Book Consultation (opens in a new tab)](BOOKING) | [Contact Us](/contact)`,
  ],
])('%s has its parts in the order of the specification', async (path, parts) => {
  const text = mainOf(await words(path))
  const wanted = partsOf(parts)
  let place = 0
  for (const part of wanted.map((each) => each.replace('BOOKING', bookingOn(path)))) {
    const found = text.indexOf(part, place)
    expect(found, `${part}, after ${text.slice(place - 20, place)}`).toBeGreaterThanOrEqual(0)
    place = found + part.length
  }
})

// What no rule binds is a lawyer's to write. It stands in a file, so that every change of it is seen.
test.each([
  ['/', 'home'],
  ['/about', 'about'],
  ['/contact', 'contact'],
  ['/faq', 'faq'],
  ['/services', 'services'],
])('%s says what was accepted with npm test -- accept', async (path, name) => {
  await expect(mainOf(await words(path))).toMatchFileSnapshot(`page-texts/${name}.txt`)
})

test.each([
  ['/', 'home-questions 5', 1],
  ['/contact', 'contact-questions 4', 0],
  ['/faq', 'faq-family 3, faq-work 3, faq-humanitarian 2, faq-citizenship 2, faq-general 3', 0],
])('the questions of %s open one at a time, without JavaScript: %s', async (path, groups, open) => {
  const html = await reader.text(path)
  const names = [...html.matchAll(/<details[^>]* name="([^"]*)"/g)].map(([, name = '']) => name)
  const counted = Object.entries(Object.groupBy(names, (name) => name))
  expect(counted.map(([name, all]) => `${name} ${all?.length}`).join(', ')).toBe(groups)
  expect(html.match(/<details[^>]* name="[^"]*" open/g) ?? []).toHaveLength(open)
})

test.each(['/who-may-help-you', '/privacy', '/accessibility', '/disclaimer'])(
  '%s has a list that leads to each of its parts',
  async (path) => {
    const html = (await reader.text(path)).replace(/<footer[\s\S]*/, '')
    const links = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id).slice(1)
    const parts = [...html.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id)
    expect(links.length).toBeGreaterThan(3)
    expect(parts).toEqual(['contents', ...links])
  },
)

test.each([
  ['/who-may-help-you', 'A notary public is not a lawyer'],
  ['/who-may-help-you', 'Virginia State Bar (opens in a new tab)](https://www.vsb.org/)'],
  ['/who-may-help-you', 'State Bar of Texas (opens in a new tab)](https://www.texasbar.com/)'],
  ['/who-may-help-you', '(https://reportfraud.ftc.gov/)'],
  ['/privacy', '[+1 (703) 555-0142](tel:+17035550142)'],
  ['/privacy', '[hello@example.com](mailto:hello@example.com)'],
])('%s says: %s', async (path, part) => {
  expect(await words(path)).toContain(part)
})

test('the calendar and the map are links that work by themselves and name what is to be loaded', async () => {
  const html = await reader.text('/contact')
  const frame = `${CALENDAR}?utm_source=website&amp;utm_medium=frame&amp;utm_content=%2Fcontact`
  expect(html).toContain(`data-frame="${frame}"`)
  expect(html).toContain('data-frame="https://map.example.com/embed"')
  for (const id of ['message', 'schedule']) expect(html).toContain(`<section id="${id}"`)
})

test('the bar has the pages and the six services in the order of the specification', async () => {
  const html = await reader.text('/')
  expect(html).toContain('<body><a class="skip" href="#main">Skip to main content</a>')
  expect(html).toContain('<main id="main" tabindex="-1" ')
  const [nav = ''] = /<nav class="nav"[\s\S]*?<\/nav>/.exec(html) ?? []
  const links = wordsOf(`<body>${nav}`).matchAll(/\[(.*)[^[]*\]\((.*)\)/g)
  expect([...links].map(([, name, to]) => `${name} ${to}`)).toEqual(
    partsOf(`Home / | About Us /about | Family Immigration /services/family-immigration
      Work Visas /services/work-visas | Permanent Residency /services/permanent-residency
      Citizenship /services/citizenship | U-Visa /services/u-visa | Investor Visa /services/investor-visa
      See all services /services | Blog /blog | FAQ /faq | Contact /contact
      English / | Español /es | Português /pt | Français /fr`),
  )
})

test('the telephone can be called, booking leads outside three times, and the floating Contact Us to the intake form', async () => {
  const html = await reader.text('/')
  expect(html).toContain('"tel:+17035550142" aria-label="Call +1 (703) 555-0142">')
  const frame = html.replace(/<main[\s\S]*<\/main>/, '')
  const outside = (address: string) =>
    frame.match(new RegExp(`href="${address}[^>]*target="_blank" rel="noopener"`, 'g'))
  expect(outside(`${CALENDAR}\\?utm_source=website`)).toHaveLength(3)
  expect(outside('https://intake.example.com/start"')).toHaveLength(1)
  expect(frame).toContain('title="30-minute consultation, $150 (sample)"')
  expect(wordsOf(frame)).toContain('[Contact Us (opens in a new tab)](https://intake')
})

test('the footer has the logo, its links, the Arlington office and who answers for the site', async () => {
  const html = await reader.text('/')
  const [footer = ''] = /<a class="logo"(?:(?!<a class="logo").)*<\/footer>/s.exec(html) ?? []
  expect(footer).toContain('href="/" aria-label="Alder &amp; Quill Immigration Law, home"')
  expect(wordsOf(`<body>${footer}`).trim().split('\n')).toEqual(
    partsOf(`[Alder & Quill | Immigration Law](/)
      ## Quick Links | [Home](/) | [About Us](/about) | [Immigration Updates](/blog) | [Contact Us](/contact)
      ## Our Services | [Family Immigration](/services/family-immigration) | [Work Visas](/services/work-visas)
      [Permanent Residency](/services/permanent-residency) | [Citizenship](/services/citizenship) | [U-Visa](/services/u-visa) | [Investor Visa](/services/investor-visa)
      ## Contact | 1200 Sample Street, Suite 300 Arlington, VA 22201 | 500 Sample Avenue, Suite 210 Houston, TX 77002
      [+1 (703) 555-0142](tel:+17035550142) | [hello@example.com](mailto:hello@example.com)
      We work in English. [30-minute consultation, $150 (sample)](/fees) | [English](/) | [Español](/es) | [Português](/pt) | [Français](/fr)
      [Urgent help](/urgent) | [What applies now](/what-applies-now) | [Fees](/fees) | [What changed](/changes) | [Who may help you](/who-may-help-you) | [Glossary](/glossary) | [Privacy](/privacy) | [Accessibility](/accessibility) | [Disclaimer](/disclaimer) | [Search](/search)
      Attorney advertising. General information, not legal advice. Not yet reviewed by a lawyer. This is a sample firm. Responsible attorney: Sample Attorney, Arlington, VA. © 2026 Alder & Quill Immigration Law. All rights reserved.`),
  )
})

test.each([
  ['/about', '<a href="/about" aria-current="page">About Us</a>'],
  ['/about', '<a href="/">Home</a>'],
  ['/blog/before-you-sign-who-may-help-you', '<a href="/blog" aria-current="true">'],
  ['/blogging', '<a href="/blog">Blog</a>'],
  ['/services/u-visa', '<summary aria-current="true">Services'],
  ['/services/u-visa', '<details open=""><summary aria-current="true">Services'],
])('the page that is shown is marked in the bar: %s has %s', async (path, mark) => {
  expect(await reader.text(path)).toContain(mark)
})

test.each([
  [
    'Fri, 20 Nov 2026 22:00:00 GMT',
    '2026-11-20T21:59:00Z',
    'Open now, until 5:00 PM Eastern Time. | We are in the office now, until 5:00 PM.',
  ],
  [
    'Sat, 21 Nov 2026 05:00:00 GMT',
    '2026-11-20T22:00:00Z',
    'Closed now. We open on Monday, November 23 at 9:00 AM Eastern Time. | Next office time: Monday, November 23, 9:00 AM.',
  ],
])('until %s the contact page is kept at %s, and says: %s', async (expires, instant, says) => {
  now = new Date(instant)
  const response = await reader.get('/contact')
  expect(response.headers.get('Expires')).toBe(expires)
  const text = wordsOf(await response.text())
  for (const part of partsOf(says)) expect(text).toContain(part)
})

test('at midnight in Arlington, not in Greenwich, the year turns, and amounts that end with it say so', async () => {
  for (const [instant, year, isOver] of [
    ['2027-01-01T04:59:59Z', '© 2026', false],
    ['2027-01-01T05:00:00Z', '© 2027', true],
  ] as const) {
    now = new Date(instant)
    // Read by no other test, so that the first answer is not an earlier one from the cache.
    const text = await words('/services/investor-visa')
    expect(text).toContain(year)
    expect(text).toContain('$800,000')
    expect(text.includes('(until December 31, 2026; ask us for today’s)')).toBe(isOver)
  }
})

test('Dashboard and Logout are for those signed in, in both menus, and leaving is told once', async () => {
  expect(await reader.text('/')).not.toMatch(/Dashboard|Logout|class="toast[ "]/)
  // A session counts on the clock of the machine.
  now = new Date()
  const staff = await aStaffMember(site.origin)
  const html = await staff.text('/')
  expect(html.match(/<a href="\/dashboard">Dashboard<\/a>/g)).toHaveLength(2)
  const form = /<form (?:method="post" ?|action="\/logout" ?){2}><button type="submit">Logout/g
  expect(html.match(form)).toHaveLength(2)
  expect((await staff.post('/logout', new URLSearchParams())).status).toBe(303)
  expect(await staff.text('/')).toMatch(/<div class="toast" role="status">.*Logged out/)
  expect(await staff.text('/')).not.toMatch(/Dashboard|Logout|class="toast[ "]/)
})
