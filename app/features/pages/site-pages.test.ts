import { expect, test } from 'vitest'
import { shippedRecords } from '#app/features/content/en/shipped.ts'
import { siteContentOf } from '#app/features/content/site-content.ts'
import { namedPages } from '#app/features/site/named-pages.ts'

const pathsOf = (items: { name: string; path: string }[]) => {
  const own = { type: 'menu', id: 'legal', locale: 'en', data: { items }, review: null } as const
  return namedPages(siteContentOf(shippedRecords, [own])).map(({ path }) => path)
}

test('every page is named once, whatever the menus repeat', () => {
  const paths = pathsOf([
    { name: 'Frequent questions', path: '/faq' },
    { name: 'Help', path: '/urgent' },
  ])
  expect(paths.filter((path) => path === '/faq')).toHaveLength(1)
  expect(paths.filter((path) => path === '/urgent')).toHaveLength(1)
})

test('the page for people in danger is found also where no menu of the firm names it', () => {
  expect(pathsOf([{ name: 'Privacy', path: '/privacy' }])).toContain('/urgent')
})
