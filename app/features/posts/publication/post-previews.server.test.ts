import { afterEach, describe, expect, test } from 'vitest'
import {
  findPreview,
  makePreview,
  withdrawPreview,
} from '#app/features/posts/publication/post-previews.server.ts'
import { deleteTrashedPost, trashPost } from '#app/features/posts/trash/trash.server.ts'
import { readPreviewDays } from '#app/features/preview-links/preview-days.ts'
import {
  deleteOldPreviewLinks,
  listPreviewLinks,
} from '#app/features/preview-links/preview-links.server.ts'
import { openPostStore } from '#test/factories/post-store.ts'
import { openedOnce } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'

const NOW = new Date('2027-01-11T14:00:00Z')
const in7Days = new Date('2027-01-18T14:00:00Z')

describe.each(databaseKinds)('a link to a preview, on %s', (kind) => {
  const posts = openedOnce(() => openPostStore(kind, { begin: NOW }))
  afterEach(() => posts.empty())

  const create = () => posts.create({ title: 'A draft' })

  async function make(postId: string): Promise<string> {
    const made = await makePreview(posts.services(), postId, 7)
    if (!made) throw new Error('No link was made')
    return made.path.replace('/blog/preview/', '')
  }
  const opens = async (token: string) =>
    (await findPreview(posts.db, token, posts.clock.at))?.post.title ?? null

  test('shows the post as it was last saved, until its time is over', async () => {
    const { id } = await create()
    const token = await make(id)
    expect(await findPreview(posts.db, token, posts.clock.at)).toMatchObject({ expiresAt: in7Days })
    expect(await opens(token)).toBe('A draft')
    await posts.save(id, 1, { title: 'A draft, better' })
    posts.clock.at = new Date(in7Days.getTime() - 1)
    expect(await opens(token)).toBe('A draft, better')
    posts.clock.at = in7Days
    expect(await opens(token)).toBeNull()
    expect(await listPreviewLinks(posts.db, id, posts.clock.at)).toEqual([])
  })

  test('is withdrawn alone, by the post that it belongs to, and both acts are in the audit log', async () => {
    const [one, other] = [await create(), await create()]
    const [token, second] = [await make(one.id), await make(one.id)]
    const kept = await listPreviewLinks(posts.db, one.id, posts.clock.at)
    const note = { madeBy: 'staff@example.com', expiresAt: in7Days }
    expect(kept).toMatchObject([note, note])
    const id = kept[0]?.id ?? ''
    expect(await withdrawPreview(posts.services(), { postId: other.id, id })).toBe(false)
    expect(await withdrawPreview(posts.services(), { postId: one.id, id })).toBe(true)
    expect(await withdrawPreview(posts.services(), { postId: one.id, id })).toBe(false)
    expect([await opens(token), await opens(second)].filter(Boolean)).toEqual(['A draft'])
    expect(await posts.acts()).toEqual(
      expect.arrayContaining(['post.preview-made A draft', 'post.preview-withdrawn A draft']),
    )
  })

  test('does not open a post in the trash, and goes with it', async () => {
    const { id } = await create()
    const token = await make(id)
    await trashPost(posts.services(), id)
    expect(await opens(token)).toBeNull()
    expect(await makePreview(posts.services(), id, 7)).toBeNull()
    await deleteTrashedPost(posts.services(), id)
    expect(await posts.db.selectFrom('preview_links').selectAll().execute()).toEqual([])
  })

  test('is forgotten once it works no more, and not before', async () => {
    const { id } = await create()
    await make(id)
    const rows = () => posts.db.selectFrom('preview_links').select('id').execute()
    await deleteOldPreviewLinks(posts.db, new Date(in7Days.getTime() - 1))
    expect(await rows()).toHaveLength(1)
    await deleteOldPreviewLinks(posts.db, in7Days)
    expect(await rows()).toEqual([])
  })
})

test('a link works for one, seven or thirty days, and for seven when nothing else is said', () => {
  expect(['1', '7', '30', '365', '', '-1'].map(readPreviewDays)).toEqual([1, 7, 30, 7, 7, 7])
})
