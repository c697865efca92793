import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import { namedPages } from '#app/features/pages/site-pages.ts'
import { expect, test } from 'vitest'
import { shippedRecords } from '#app/features/content/en/shipped.ts'
import { siteContentOf } from '#app/features/content/site-content.ts'

const pathsOf = (items: { name: string; path: string }[]) => {
  const own = { type: 'menu', id: 'legal', locale: 'en', data: { items }, review: null } as const
  return namedPages(siteContentOf(shippedRecords, [own]), interfaceTexts('en')).map(
    ({ path }) => path,
  )
}

test('every page is named once, whatever the menus repeat', () => {
  const paths = pathsOf([
    { name: 'Frequent questions', path: '/faq' },
    { name: 'Help', path: '/urgent' },
  ])
  expect(paths.filter((path) => path === '/faq')).toHaveLength(1)
  expect(paths.filter((path) => path === '/urgent')).toHaveLength(1)
})

test('a page is found also where no menu of the firm names it', () => {
  const paths = pathsOf([{ name: 'Privacy', path: '/privacy' }])
  expect(paths[0]).toBe('/')
  expect(paths).toContain('/urgent')
  expect(paths).toContain('/fees')
})
