import { leadsToPage, menuOf } from '#app/features/pages/site-pages.ts'
import { expect, test } from 'vitest'
import { flatFees } from '#app/features/content/en/flat-fees.ts'
import { shippedRecords, shippedSite } from '#app/features/content/en/shipped.ts'
import { firmProfile } from '#app/features/content/firm-profile.ts'
import type { RecordType } from '#app/features/content/record-types.ts'
import { sampleContent, samplesLeft } from '#app/features/content/sample-content.ts'
import { type OwnRecord, siteContentOf } from '#app/features/content/site-content.ts'

const own = (type: RecordType, id: string, data: unknown) =>
  ({ type, id, locale: 'en', data, review: null }) as OwnRecord

test('what ships of the firm is sample content, and the texts about the law are not', () => {
  const samples = sampleContent(shippedSite)
  expect(samples.map(({ type, id }) => `${type}/${id}`)).toEqual([
    'firm/firm',
    'office/arlington',
    'office/houston',
    'person/founder',
    'person/responsible-attorney',
    'person/family-attorney',
    'person/work-attorney',
    ...Object.keys(flatFees).map((id) => `fee/${id}`),
  ])
  expect(samples.find(({ id }) => id === 'work-attorney')?.paths).toContain('since')
  expect(samplesLeft(shippedSite)).toEqual([])
  expect(samples[0]?.paths).toEqual(
    expect.arrayContaining(['phone', 'email', 'consultation.fee', 'socials.0.url']),
  )
})

test('the list is empty when the firm has written its own', () => {
  const { firm } = shippedRecords.firm
  const { founder } = shippedRecords.person
  const { arlington } = shippedRecords.office
  const phone = '+12025550000'
  const site = siteContentOf(shippedRecords, [
    own('firm', 'firm', {
      ...firm,
      phone,
      email: 'hello@rivera.law',
      socials: [],
      responsibleAttorney: { name: 'Ana Rivera', office: 'Silver Spring, MD' },
      consultation: { fee: '$150', includes: null },
    }),
    own('office', 'arlington', { ...arlington, street: '1 Main Street', phone }),
    own('office', 'houston', null),
    own('person', 'founder', { ...founder, name: 'Ana Rivera', since: 2009, biography: 'Hers.' }),
    ...['responsible-attorney', 'family-attorney', 'work-attorney'].map((id) =>
      own('person', id, null),
    ),
    ...Object.keys(flatFees).map((id) => own('fee', id, null)),
  ])
  expect(sampleContent(site)).toEqual([])
  // Whoever forgot them: each of them would be read as the firm's own.
  const forgotten = siteContentOf(shippedRecords, [
    own('firm', 'firm', { ...site.find('firm', 'firm')?.data, consultation: firm.consultation }),
  ])
  expect(
    samplesLeft(forgotten)
      .map(({ type }) => type)
      .join(),
  ).toMatch(/^firm(,person){4}(,fee){6}$/)
})

test('a service that the firm does not offer is nowhere, and no menu leads to it', () => {
  const { citizenship } = shippedRecords.service
  const site = siteContentOf(shippedRecords, [
    own('service', 'citizenship', { ...citizenship, notOffered: true }),
  ])
  expect(site.find('service', 'citizenship')).toBeNull()
  expect(site.list('service')).toHaveLength(5)
  const paths = menuOf(site, 'footer-services').map(({ path }) => path)
  const others = ['family-immigration', 'work-visas', 'permanent-residency', 'u-visa']
  expect(paths).toEqual([...others, 'investor-visa'].map((id) => `/services/${id}`))
  const addresses = ['/services', '/services/u-visa', '/services/citizenship#steps', 'tel:+1']
  expect(addresses.map((address) => leadsToPage(site, address))).toEqual([true, true, false, true])
})

test('what leads to the start page of a network, as in the sample firm, is no page of the firm', () => {
  expect(shippedRecords.firm.firm.socials).toHaveLength(4)
  expect(shippedSite.firm.socials).toEqual([])
  const shown = [
    { network: 'facebook', url: 'https://www.facebook.com/profile.php?id=7' },
    { network: 'twitter', url: 'https://x.com/?firm=7' },
    { network: 'instagram', url: 'https://www.instagram.com/alder/' },
    { network: 'linkedin', url: 'https://www.linkedin.com/company/alder' },
  ] as const
  const unset = [{ network: 'facebook', url: 'https://www.facebook.com' }] as const
  const offices = [...shippedSite.firm.offices]
  const people = Object.entries(shippedRecords.person).map(([id, data]) => ({ id, data }))
  const profileOf = (socials: (typeof shippedRecords.firm.firm)['socials']) =>
    firmProfile({ firm: { ...shippedRecords.firm.firm, socials }, offices, people }).socials
  expect(profileOf([...shown])).toEqual(shown)
  expect(profileOf([...unset])).toEqual([])
})
