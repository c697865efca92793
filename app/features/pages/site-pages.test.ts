import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import { menuOf, namedPages } from '#app/features/pages/site-pages.ts'
import { expect, test } from 'vitest'
import { shippedRecords } from '#app/features/content/en/shipped.ts'
import type { RecordData } from '#app/features/content/record-types.ts'
import { shippedInAll } from '#app/features/content/shipped.ts'
import { type OwnRecord, siteContentOf, siteContents } from '#app/features/content/site-content.ts'

const menuWith = (items: { name: string; path: string }[]) =>
  ({ type: 'menu', id: 'legal', locale: 'en', data: { items }, review: null }) as const

const pathsOf = (items: { name: string; path: string }[]) => {
  const own = menuWith(items)
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

test('a page that the firm has removed leaves the menus, and its address to a page that has it since', () => {
  const paths = ['/promise', '/our-word', '/somewhere-else']
  const removed = ['our-word', 'promise'].map((slug) => ({
    type: 'page' as const,
    id: 'promise',
    locale: 'en' as const,
    slug,
    isRemoved: true,
  }))
  const data = { ...shippedRecords.page['privacy'], slug: 'promise' } as RecordData<'page'>
  const other = { type: 'page', id: 'other', locale: 'en', data, review: null } as const
  const menu = menuWith(paths.map((path) => ({ name: path, path })))
  const legalOf = (own: OwnRecord[]) =>
    menuOf(siteContents(shippedInAll, [menu, ...own], removed).en, 'legal').map(({ path }) => path)
  expect(legalOf([])).toEqual(['/somewhere-else'])
  expect(legalOf([other])).toEqual(['/promise', '/somewhere-else'])
})
