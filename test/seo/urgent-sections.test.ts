import { expect, test } from 'vitest'
import { shippedRecords } from '#app/features/content/en/shipped.ts'
import type { RecordData } from '#app/features/content/record-types.ts'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import { LOCALES } from '#app/platform/texts/locales.ts'
import { publishOwn } from '#test/fixtures/own-records.ts'
import { localPath } from '#test/local-path.ts'
import { openedOnce } from '#test/opened.ts'
import { openSite } from '#test/site.ts'

// In the evening of November 28 in Arlington.
const NOW = new Date('2026-11-29T02:00:00Z')

const site = openedOnce(() => openSite('sqlite', { now: () => NOW }))
const own = openedOnce(() => openSite('sqlite', { now: () => NOW }))
const read = async (path: string, origin = site.origin) => (await fetch(origin + path)).text()

test('what the firm does not do says so first, on its page, in every language, and a page of nothing else ends with no call', async () => {
  const shipped = shippedRecords.page['urgent'] as RecordData<'page'> & { layout: 'plain' }
  const sections = shipped.sections.map((each) => {
    if (each.kind !== 'text' || each.id === 'court') return each
    return { ...each, notOurWork: true }
  })
  await publishOwn(own, [{ type: 'page', id: 'urgent', data: { ...shipped, sections } }], NOW)
  for (const locale of LOCALES) {
    const { section, closing } = interfaceTexts(locale).plainPages.notOurWork
    const path = localPath('/urgent', locale)
    expect(await read(path)).not.toContain(section)
    const page = await read(path, own.origin)
    expect(page.split(`</h2><p class="not-ours">${section}</p>`)).toHaveLength(6)
    expect(page).toContain(closing.split('{')[0])
  }
  const all = shipped.sections.map((each) => ({ ...each, notOurWork: true })) as typeof sections
  await publishOwn(site, [{ type: 'page', id: 'urgent', data: { ...shipped, sections: all } }], NOW)
  expect(await read('/urgent')).not.toContain('id="closing_call"')
})
