import { expect, test } from 'vitest'
import { shippedRecords, shippedSite } from '#app/features/content/en/shipped.ts'
import { firmProfile } from '#app/features/content/firm-profile.ts'

test('what leads to the start page of a network, as in the sample firm, is no page of the firm', () => {
  expect(shippedRecords.firm.firm.socials).toHaveLength(4)
  expect(shippedSite.firm.socials).toEqual([])
  const own = [
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
  expect(profileOf([...own])).toEqual(own)
  expect(profileOf([...unset])).toEqual([])
})
