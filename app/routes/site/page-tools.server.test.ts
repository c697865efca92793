import { expect, test } from 'vitest'
import { shippedRecords } from '#app/features/content/en/shipped.ts'
import { siteContentOf } from '#app/features/content/site-content.ts'
import { firstLines } from '#app/routes/site/page-tools.server.ts'

test('the first lines lead to the U visa, to asylum and to the court', () => {
  expect(firstLines(siteContentOf(shippedRecords, []))).toEqual({
    hurt: '/services/u-visa',
    afraid: '/faq#humanitarian-asylum',
    court: '/urgent#court',
  })
})

test('where the firm offers no U visas, and has removed the question about asylum, they lead to urgent help', () => {
  const own = { locale: 'en', review: null } as const
  const data = { ...shippedRecords.service['u-visa'], notOffered: true } as NonNullable<
    (typeof shippedRecords.service)[string]
  >
  const site = siteContentOf(shippedRecords, [
    { ...own, type: 'service', id: 'u-visa', data },
    { ...own, type: 'question', id: 'humanitarian-asylum', data: null },
  ])
  expect(firstLines(site)).toEqual({
    hurt: '/urgent#hurt',
    afraid: '/urgent',
    court: '/urgent#court',
  })
})
