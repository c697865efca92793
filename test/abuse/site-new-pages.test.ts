import { expect, test } from 'vitest'
import { formOf } from '#app/features/content-editor/editing/form-of-record.ts'
import { at, type Json } from '#app/features/entries/form/form-field.ts'
import { pathOfRecord } from '#app/features/content-editor/record-paths.ts'
import type { RecordKey } from '#app/features/content/record-types.ts'
import { aColleague } from '#test/colleagues.ts'
import { sentForm } from '#test/factories/record-form.ts'
import { findRecord } from '#test/find-record.ts'
import { inDatabase } from '#test/in-database.ts'
import { openedOnce } from '#test/opened.ts'
import { aStaffMember, openSite, type Visitor } from '#test/site.ts'

const site = openedOnce(() => openSite('sqlite'))
const owner = openedOnce(() => aStaffMember(site.origin))
const writer = openedOnce(async () => (await aColleague(site, 'writer')).visitor)

const read = async (address: string) => (await fetch(site.origin + address)).text()
const isPage = async (address: string) => (await fetch(site.origin + address)).ok
const stored = (key: RecordKey) => inDatabase(site, (db) => findRecord(db, key))

function create(who: Visitor, type: string, fields: Record<string, string>) {
  return who.post(`/dashboard/content/${type}/new`, new URLSearchParams(fields))
}

/** As a press on the page of a record sends it. */
async function act(who: Visitor, key: RecordKey, name: string, changes: Record<string, Json> = {}) {
  const record = await stored(key)
  const words = record?.draft ?? record?.data ?? record?.removed
  const value = { ...(words as Record<string, Json>), ...changes }
  const form = sentForm(formOf(key.type, { layout: at(value, 'layout') ?? null }), value)
  form.set('act', name)
  form.set('warned', 'yes')
  form.set('version', String(record?.version))
  form.set('base', JSON.stringify(words))
  return who.post(pathOfRecord(key), form)
}

test('a service that a writer made is seen once it is published, and nowhere when it is removed or restored', async () => {
  const key = { type: 'service', id: 'asylum-cases', locale: 'en' } as const
  const path = '/services/asylum-cases'
  const places = ['/', '/services', '/sitemap.xml', '/search?q=asylum+cases']
  const seen = async () => {
    const pages = await Promise.all(places.map(read))
    const found = pages.map((text) => text.includes(`${path}"`) || text.includes(`${path}<`))
    return [await isPage(path), ...found]
  }
  const nowhere = [false, false, false, false, false]
  const everywhere = [true, true, true, true, true]
  const made = await create(writer, 'service', { name: 'Asylum cases', from: 'u-visa' })
  expect([made.status, made.headers.get('location')]).toEqual([303, pathOfRecord(key)])
  expect(await seen()).toEqual(nowhere)
  expect((await act(writer, key, 'publish')).status).toBe(403)
  expect((await act(owner, key, 'publish')).status).toBe(303)
  expect(await seen()).toEqual(everywhere)
  expect((await act(owner, key, 'publish', { notInMenu: true })).status).toBe(303)
  expect(await read('/fees')).not.toContain(path)
  expect(await read('/services')).toContain(path)
  expect((await act(writer, key, 'remove')).status).toBe(403)
  expect((await act(owner, key, 'remove')).status).toBe(303)
  expect(await seen()).toEqual(nowhere)
  const list = await (await writer.get('/dashboard/content/service')).text()
  expect(list).toMatch(/<summary>1 removed<\/summary>.*Asylum cases/s)
  expect((await act(writer, key, 'restore')).status).toBe(303)
  expect(await seen()).toEqual(nowhere)
  expect((await act(owner, key, 'publish', { notInMenu: false })).status).toBe(303)
  expect(await seen()).toEqual(everywhere)
})

test('a page is made from nothing, thrown away by a writer, and taken back with its words', async () => {
  const key = { type: 'page', id: 'public-benefits', locale: 'en' } as const
  const typed = { name: 'Public benefits', from: '' }
  expect((await create(writer, 'page', typed)).status).toBe(303)
  expect((await act(writer, key, 'discard')).headers.get('location')).toBe(
    '/dashboard/content/page',
  )
  const second = await create(writer, 'page', typed)
  expect([second.status, await second.text()]).toEqual([
    422,
    expect.stringMatching(
      /one that was removed.*value="Public benefits"|value="Public benefits".*one that was removed/s,
    ),
  ])
  expect((await writer.get(pathOfRecord(key))).status).toBe(200)
  expect((await act(writer, key, 'restore')).status).toBe(303)
  const words = { description: 'What the law gives.', subtitle: 'What the law gives.' }
  expect((await act(owner, key, 'publish', words)).status).toBe(303)
  expect(await read('/public-benefits')).toContain('<h1>Public benefits</h1>')
  expect(await read('/sitemap.xml')).toContain('/public-benefits<')
  expect((await act(writer, key, 'unpublish')).status).toBe(403)
  expect((await act(owner, key, 'unpublish')).headers.get('location')).toBe(pathOfRecord(key))
  expect(await isPage('/public-benefits')).toBe(false)
  expect(await stored(key)).toMatchObject({ state: 'removed', draft: words })
  expect((await act(owner, key, 'publish')).status).toBe(303)
  expect(await read('/public-benefits')).toContain('What the law gives.')
  expect((await act(owner, key, 'remove')).status).toBe(303)
  expect(await isPage('/public-benefits')).toBe(false)
  expect(await read('/sitemap.xml')).not.toContain('/public-benefits<')
})

test.each([
  ['page', { name: '<img src=x onerror=alert(1)>' }],
  ['page', { name: 'خدمة اللجوء' }],
  ['page', { name: 'new' }],
  ['page', { name: '../../login' }],
  ['page', { name: 'Home' }],
  ['page', { name: 'Asylum', from: 'home' }],
  ['service', { name: '🙂' }],
  ['service', { name: 'a'.repeat(5_000) }],
  ['service', { name: 'Asylum', from: '__proto__' }],
  ['service', { name: '', id: 'forged' }],
])('a %s is not made of %j, and what was typed is still there', async (type, fields) => {
  const answer = await create(writer, type, { from: '', ...fields })
  expect(answer.status).toBe(422)
  const page = await answer.text()
  expect(page).toContain('aria-invalid="true"')
  expect(page).toContain(fields.name.replaceAll('<', '&lt;').replaceAll('>', '&gt;'))
})

test.each([
  ['menu', 404],
  ['firm', 404],
])('no %s is made', async (type, status) => {
  expect((await create(owner, type, { name: 'Another' })).status).toBe(status)
})

test('the pages and services that ship cannot be removed', async () => {
  for (const path of ['/dashboard/content/page/privacy', '/dashboard/content/service/u-visa']) {
    const body = new URLSearchParams({ act: 'remove', version: '0' })
    const answer = await owner.post(path, body)
    expect([path, answer.status]).toEqual([path, 409])
    expect(await (await owner.get(path)).text()).not.toContain('?remove')
  }
})
