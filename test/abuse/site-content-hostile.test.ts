import type { Page } from '@playwright/test'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { formOf } from '#app/features/content-editor/editing/form-of-record.ts'
import { type FormField, type Json, leavesOf } from '#app/features/entries/form/form-field.ts'
import { type RecordKey, recordSchemas } from '#app/features/content/record-types.ts'
import { HOSTILE, hostileLinks } from '#test/abuse/hostile-texts.ts'
import { findExecutables, openScriptWatch } from '#test/abuse/script-watch.ts'
import { openWatchedSite } from '#test/abuse/site-fixture.ts'
import { pathOfRecord } from '#app/features/content-editor/record-paths.ts'
import { ALL_RECORDS, replaced } from '#test/factories/content-edits.ts'
import { sentForm } from '#test/factories/record-form.ts'
import { openedOnce } from '#test/opened.ts'
import { listPublicPages } from '#test/public-pages.ts'
import { publishEdits } from '#test/publish-edits.ts'
import { aStaffMember } from '#test/site.ts'

/** Without elements of HTML, which no field takes. */
const INERT = `"'onmouseover="alert(1)" autofocus onfocus=alert(1) {{alert(1)}}\${alert(1)} javascript:alert(1)`
const pages = listPublicPages().filter(({ status }) => status === 200)
const ONE_OF_EACH = [...new Map(ALL_RECORDS.map((each) => [each.key.type, each])).values()]

// Abuse 2 and 3.
describe('a hostile text in every field of site content', () => {
  let page: Page
  const site = openedOnce(() => openWatchedSite('sqlite'))
  const staff = openedOnce(() => aStaffMember(site.origin))
  const watch = openedOnce(() => openScriptWatch(site.origin))
  // A page of its own, because a refused form asks before it is left.
  beforeEach(async () => {
    page = await watch.context.newPage()
    watch.seen.length = 0
  })
  afterEach(() => page.close())

  const expectInert = async (path: string) => {
    const { live, sent } = await findExecutables(page)
    expect([path, ...live.foreign, ...sent.foreign, ...watch.seen]).toEqual([path])
  }

  test.each(ONE_OF_EACH.map((each) => [each.key.type, each] as const))(
    'that has elements of HTML is refused in a record of the type %s, beside its field, and stays as typed',
    async (_, { key, data }) => {
      const address = pathOfRecord(key)
      const value = filled(key, data, () => HOSTILE.element + HOSTILE.attribute)
      const form = sentForm(formOf(key.type, data), value)
      for (const [name, text] of [
        ['act', 'publish'],
        ['version', '0'],
        ['base', JSON.stringify(data)],
      ] as const)
        form.set(name, text)
      const response = await staff.post(address, form)
      expect(response.status).toBe(422)
      const html = await response.text()
      expect(html).toContain('HTML is not shown.')
      expect(html).not.toContain(HOSTILE.element)
      await page.route(`**${address}`, (route) =>
        route.fulfill({ body: html, contentType: 'text/html' }),
      )
      await page.goto(address)
      const typed = page.locator(`textarea, input`).filter({ visible: true })
      expect(await typed.first().inputValue()).toContain('onerror=alert(1)')
      const { live } = await findExecutables(page)
      expect([...live.foreign, ...watch.seen]).toEqual([])
    },
  )

  test('that the fields take is text on every page', { timeout: 300_000 }, async () => {
    const edits = ALL_RECORDS.map(({ key, data }) => ({
      key,
      data: filled(key, data, ({ kind }) => (kind === 'markdown' ? hostileMarkdown() : INERT)),
    }))
    const changed = edits.filter(({ data }) => JSON.stringify(data).includes('alert(1)'))
    expect(changed.length).toBe(edits.length)
    await publishEdits(site, edits)
    for (const { path } of pages) {
      await page.goto(path)
      await expectInert(path)
    }
    expect(await (await fetch(`${site.origin}/about`)).text()).toContain('onfocus=alert(1)')
  })
})

// Links with elements in them are refused like other elements.
function hostileMarkdown(): string {
  return [INERT, ...hostileLinks.filter((link) => !/<\/?[a-z][a-z0-9-]*[\s/>]/i.test(link))].join(
    '\n\n',
  )
}

/** Every text that may be one, where the schema takes it. */
function filled(key: RecordKey, data: Json, textOf: (field: FormField) => string): Json {
  const isTaken = (value: Json) => {
    const { error } = recordSchemas[key.type].safeParse(value)
    return (error?.issues ?? []).every(({ message }) => message.includes('HTML'))
  }
  return leavesOf(formOf(key.type, data), data).reduce((value, { path, field, value: leaf }) => {
    if (typeof leaf !== 'string' || field.kind === 'fixed') return value
    const max = 'max' in field ? (field.max ?? 200) : 200
    const next = replaced(value, path.split('.'), textOf(field).slice(0, max))
    return isTaken(next) ? next : value
  }, data)
}
