import { expect, test, vi } from 'vitest'
import { publishRecords } from '#app/features/content/content-records.server.ts'
import { shippedRecords } from '#app/features/content/en/shipped.ts'
import { savePost } from '#test/abuse/site-fixture.ts'
import { openedOnce } from '#test/opened.ts'
import { readJsonLd } from '#test/seo/json-ld-rules.ts'
import { wordsOf } from '#test/seo/words-of.ts'
import { aStaffMember, aVisitor, openSite } from '#test/site.ts'
import { openDatabase } from '#app/platform/db/database.server.ts'
import type { Schema } from '#db/schema.ts'

const now = new Date('2026-11-20T17:00:00Z')
const by = { id: null, name: 'anna@example.com' }
const NAME = 'Oluwaseun Adébáyọ̀ Okafor'
const { firm } = shippedRecords.firm
const { founder } = shippedRecords.person
if (!founder) throw new Error('The sample firm has a founder')

const okafor = {
  ...founder,
  name: NAME,
  role: 'Partner',
  isFounder: false,
  admissions: [
    {
      jurisdiction: 'Texas',
      registerName: 'State Bar of Texas',
      registerUrl: 'https://www.texasbar.com/',
      number: '24012345',
      year: 2014,
    },
  ],
  languages: ['English', 'Yoruba'],
  since: 2012,
  portrait: '/icons/icon-512.png',
  directLine: '+17132220100',
  services: ['work-visas'],
  biography: 'He reads each letter twice.',
  order: 30,
}
const ownFirm = {
  ...firm,
  consultation: { fee: '$150', includes: 'with a written plan' },
  promises: { feesInWriting: true, secondCheck: true },
  since: 2009,
  memberships: [{ name: 'A bar section', url: 'https://www.example.com/section' }],
}
const flatFee = {
  name: 'Citizenship, from the form to the oath',
  kind: 'firm',
  service: 'citizenship',
  amount: '$1,200',
  includes: 'Forms and one practice interview.',
  source: null,
  order: 5,
}
/** Of the government, whose amount nobody has read in a source. */
const unsourcedFee = {
  ...flatFee,
  name: 'Form G-0, of the test',
  kind: 'government',
  amount: null,
  includes: null,
} as const

const sample = openedOnce(() => openSite('sqlite', { now: () => now }))
const own = openedOnce(async () => {
  const site = await openSite('sqlite', { now: () => now })
  const { db, close } = openDatabase<Schema>({ dataDir: site.dataDir, databaseUrl: null }, () => {})
  const key = { locale: 'en', seenVersion: 0, to: 'published', review: null } as const
  const publications = [
    { ...key, type: 'firm', id: 'firm', data: ownFirm },
    { ...key, type: 'person', id: 'oluwaseun-okafor', data: okafor },
    { ...key, type: 'person', id: 'responsible-attorney', to: 'removed' },
    { ...key, type: 'fee', id: 'flat-citizenship', data: flatFee },
    { ...key, type: 'fee', id: 'form-g-0', data: unsourcedFee },
  ] as const
  const result = await publishRecords(db, { publications, by }, now)
  await close()
  if (!result.ok) throw new Error(JSON.stringify(result.problem))
  site.publish({ kind: 'records' })
  const isShown = async () => {
    const { ok } = await fetch(`${site.origin}/about/oluwaseun-okafor`)
    if (!ok) throw new Error('The records are not shown yet')
  }
  await vi.waitFor(isShown, { timeout: 10_000 })
  return site
})
const read = async (site: { origin: string }, path: string) => aVisitor(site.origin).text(path)
const mainOf = async (site: { origin: string }, path: string) =>
  wordsOf(`<body>${/<main[\s\S]*<\/main>/.exec(await read(site, path))?.[0]}`)

test('a person has a page with languages, years, license, direct line, services and structured data', async () => {
  const text = await mainOf(own, '/about/oluwaseun-okafor')
  for (const part of [
    `# ${NAME}`,
    'English and Yoruba',
    '2012',
    '[+1 (713) 222-0100](tel:+17132220100)',
    'Texas, 24012345, since 2014',
    '(https://www.texasbar.com/)',
    '](/services/work-visas)',
  ])
    expect(text).toContain(part)
  const html = await read(own, '/about/oluwaseun-okafor')
  expect(html).toContain('<img class="portrait" src="/icons/icon-512.png"')
  const [person, crumbs] = readJsonLd(html)
  expect(person).toMatchObject({
    '@type': 'Person',
    name: NAME,
    telephone: '+17132220100',
    // By its code where the firm has one.
    knowsLanguage: ['en', 'Yoruba'],
    image: `${own.origin}/icons/icon-512.png`,
    hasCredential: [{ identifier: '24012345', recognizedBy: { name: 'State Bar of Texas' } }],
  })
  expect(JSON.stringify(crumbs)).toContain('"name":"About Us"')
  expect(await read(own, '/sitemap.xml')).toContain('/about/oluwaseun-okafor</loc>')
  expect(await read(own, '/search?q=okafor')).toContain('href="/about/oluwaseun-okafor"')
})

test('people stand on About and on the pages of their services, and nobody else has a page', async () => {
  const link = `[${NAME}](/about/oluwaseun-okafor)`
  expect(await mainOf(own, '/about')).toContain(link)
  expect(await mainOf(own, '/services/work-visas')).toContain(link)
  expect(await mainOf(own, '/services/u-visa')).not.toContain(NAME)
  const nobody = ['/about/responsible-attorney', '/about/nobody', '/about/faq']
  for (const path of nobody) {
    const response = await fetch(own.origin + path)
    expect([path, response.status]).toEqual([path, 404])
    expect(await response.text()).toContain('<h1>Page Not Found</h1>')
  }
  expect(await read(own, '/sitemap.xml')).not.toContain('/about/responsible-attorney')
})

test('an article leads to who wrote and who reviewed it, and they to it while readers see it', async () => {
  const staff = await aStaffMember(own.origin)
  const review = { reviewedBy: NAME, reviewedOn: '2026-11-19' }
  await savePost(staff, {
    title: 'What I read twice',
    author: 'Sample Founder',
    published: true,
    ...review,
  })
  await savePost(staff, { title: 'A draft of Okafor', author: NAME, published: false })
  const post = await mainOf(own, '/blog/what-i-read-twice')
  expect(post).toContain('[Sample Founder](/about/founder)')
  expect(post).toContain(`Reviewed by [${NAME}](/about/oluwaseun-okafor)`)
  const facts = JSON.stringify(readJsonLd(await read(own, '/blog/what-i-read-twice')))
  expect(facts).toContain(`"url":"${own.origin}/about/oluwaseun-okafor"`)
  expect(facts).toContain('"lastReviewed":"2026-11-19"')
  // Search engines are told of no person who does not exist.
  expect(facts).not.toContain('Sample Founder')
  const page = await mainOf(own, '/about/oluwaseun-okafor')
  expect(page).toContain('[What I read twice](/blog/what-i-read-twice)')
  expect(page).not.toContain('A draft of Okafor')
  expect(await mainOf(own, '/about/founder')).toContain('[What I read twice]')
})

test('what the consultation costs stands beside each button to book', async () => {
  const paths = [
    '/',
    '/about',
    '/faq',
    '/fees',
    '/services',
    '/services/u-visa',
    '/about/founder',
    '/contact',
  ]
  for (const path of paths) {
    const text = await mainOf(own, path)
    const booking = text.match(/\[(?:Book (?:a )?|Schedule a )Consultation/g)?.length ?? 1
    const said = text.match(/30-minute consultation, \$150, with a written plan/g)
    expect([path, said?.length]).toEqual([path, booking])
    expect(await mainOf(sample, path)).toContain('30-minute consultation, $150 (sample). ')
  }
})

test('the sample firm is complete, and each line of its people and prices says that it is a sample', async () => {
  const person = await mainOf(sample, '/about/work-attorney')
  for (const line of [
    'Attorney (sample)',
    'English and Portuguese (sample)',
    '1975 (sample)',
    'Texas, since 1975 (sample)',
  ])
    expect(person).toContain(line)
  const drawings = (await read(sample, '/')).match(/<svg class="portrait".*?<\/svg>/g)
  expect(new Set(drawings).size).toBe(4)
  expect(await mainOf(sample, '/fr/a-propos')).toContain('Sample Founder (exemple), Virginia')
  const fees = await mainOf(sample, '/fees')
  expect(fees).toContain('With the government’s fees: $4,465–$5,915 (sample)')
  expect(fees).toContain('With the government’s fees: $13,675–$18,675 (sample)')
  for (const empty of ['What you can hold us to', 'Memberships', 'null'])
    expect(fees).not.toContain(empty)
  expect(await mainOf(sample, '/fr/honoraires')).toMatch(/2.400.\$US–3.800.\$US \(exemple\)/)
})

test('a translated page to write or book says in which language the firm answers', async () => {
  const said = /Nous répondons et parlons en anglais/g
  expect((await mainOf(sample, '/fr/contact')).match(said)).toHaveLength(2)
  expect(await mainOf(sample, '/contact')).not.toContain('We answer and talk')
})

test('the page about fees shows what the firm has entered', async () => {
  const text = await mainOf(own, '/fees')
  for (const part of [
    '30-minute consultation, $150, with a written plan',
    'Citizenship, from the form to the oath',
    '$1,200',
    'You get our fee and the government’s fees in writing',
    'immigration law since 2009',
    '](https://www.example.com/section)',
  ])
    expect(text).toContain(part)
})

test('a fee of the government is printed only with its source and the day as of which that is', async () => {
  const text = await mainOf(own, '/fees')
  const [, row = ''] = /(Form N-400, application for citizenship.*\n.*)/.exec(text) ?? []
  expect(row).toContain('$760 on paper, $710 online')
  expect(text).toContain('(Form G-1055), as of September 9, 2026')
  expect(text).not.toContain(unsourcedFee.name)
  const staff = await aStaffMember(own.origin)
  const facts = await staff.text('/dashboard/facts')
  expect(facts.slice(facts.indexOf('Fees and times without a source'))).toContain(unsourcedFee.name)
})
