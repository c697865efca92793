import { describe, expect, test, vi } from 'vitest'
import { shippedRecords } from '#app/features/content/en/shipped.ts'
import type { Json } from '#app/features/entries/form/form-field.ts'
import { importTexts } from '#app/features/import/dashboard/import-texts.ts'
import { longTexts, LONGEST, versionsOf } from '#test/abuse/long-texts.ts'
import { processorTime } from '#test/processor-time.ts'
import { openWatchedSite } from '#test/abuse/site-fixture.ts'
import { aPostForm } from '#test/factories/posts.ts'
import { openedOnce } from '#test/opened.ts'
import { publishEdits } from '#test/publish-edits.ts'
import { createPost, updatePost } from '#test/post-requests.ts'
import { aStaffMember, aVisitor, postBody } from '#test/site.ts'

const SOAK = process.env['SOAK'] !== undefined
const MOST_BLOCKED_MS = 100

// Of 200 kB each, on a busy machine.
if (SOAK) vi.setConfig({ testTimeout: 10 * 60_000 })

const kinds = Object.entries(longTexts)

/** The longest stretch in which nobody else had a turn. */
async function longestBlock(work: () => Promise<unknown>): Promise<number> {
  let [last, longest] = [processorTime(), 0]
  const tick = () => {
    const now = processorTime()
    longest = Math.max(longest, now - last)
    last = now
  }
  const ticking = setInterval(tick, 5)
  await work()
  clearInterval(ticking)
  tick()
  return longest
}

describe('while a text of 200 kB is worked on, others wait at most 100 ms', () => {
  const site = openedOnce(() => openWatchedSite('sqlite'))
  const owner = openedOnce(() => aStaffMember(site.origin))

  test.each(kinds.filter(([name]) => SOAK || name === 'equal headings'))(
    '%s',
    async (name, make) => {
      const content = make(LONGEST)
      const { longer, other } = versionsOf(content)
      const title = `A text of ${name}`
      const form = (text: string, version: number, published = true) =>
        postBody({ ...aPostForm({ title, content: text, published }), version: String(version) })
      const page = async (address: string) => {
        const response = await aVisitor(site.origin).get(address)
        await response.arrayBuffer()
        return response.status
      }
      const { id, slug } = await createPost(owner, { title, content, published: true })
      const edit = `/dashboard/blog/edit/${id}`
      const answered = async (asked: Promise<Response>) => {
        const response = await asked
        await response.arrayBuffer()
        return response.status
      }
      const works: Record<string, () => Promise<number>> = {
        preview: () => answered(owner.post('/dashboard/blog/preview', form(content, 0))),
        reading: () => page(`/blog/${slug}`),
        feed: () => page('/feed.xml'),
        editor: () => answered(owner.get(edit)),
        saving: () => answered(updatePost(owner, id, form(longer, 1))),
        // Saved where both texts can be joined, otherwise a question.
        merging: async () => {
          const status = await answered(updatePost(owner, id, form(other, 1)))
          return status === 303 ? 409 : status
        },
        comparing: () => answered(owner.get(`${edit}/revisions/1`)),
        importing: () => importOf(content, title),
      }
      // The first error within the program has the test runner read the program's source map, which no site does.
      await importOf('A short text.', 'A short text')
      const blocks: Record<string, number> = {}
      const statuses: Record<string, number> = {}
      for (const [work, run] of Object.entries(works))
        blocks[work] = await longestBlock(async () => {
          statuses[work] = await run()
        })
      expect(statuses).toEqual({
        preview: 200,
        reading: 200,
        feed: 200,
        editor: 200,
        saving: 303,
        merging: 409,
        comparing: 200,
        importing: 200,
      })
      const tooLong = Object.entries(blocks).filter(([, ms]) => ms > MOST_BLOCKED_MS)
      expect(tooLong).toEqual([])
    },
  )

  test('comparing a page of several long sections', async () => {
    const { sections, ...page } = shippedRecords.page['privacy'] as unknown as {
      sections: Record<string, Json>[]
    }
    const long = sections.slice(0, 6).map((section) => ({
      ...section,
      text: longTexts['a table of many rows'](20_000),
    }))
    const key = { type: 'page', id: 'privacy', locale: 'en' } as const
    await publishEdits(site, [
      { key, data: { ...page, sections: [...long, ...sections.slice(6)] } },
    ])
    const address = '/dashboard/content/page/privacy/revisions/default'
    await owner.text(address)
    let text = ''
    const block = await longestBlock(async () => {
      text = await owner.text(address)
    })
    expect(text).toContain('<del')
    expect(block).toBeLessThanOrEqual(MOST_BLOCKED_MS)
  })

  async function importOf(content: string, title: string): Promise<number> {
    const sent = new FormData()
    sent.set('files', new File([content], `${title}.md`))
    sent.set('language', 'en')
    const accept = { headers: { Accept: 'text/html' } }
    const { status, headers } = await owner.post('/dashboard/import', sent, accept)
    expect(status).toBe(303)
    const place = headers.get('Location') ?? ''
    await expect
      .poll(() => owner.text(place), { timeout: 60_000 })
      .not.toContain(importTexts.report.checking)
    const { status: answered } = await owner.get(place, accept)
    return answered
  }
})
