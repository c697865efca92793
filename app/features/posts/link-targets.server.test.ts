import { afterEach, describe, expect, test } from 'vitest'
import { findLinkTargets } from '#app/features/posts/link-targets.server.ts'
import { trashPost } from '#app/features/posts/trash/trash.server.ts'
import { openPostStore } from '#test/factories/post-store.ts'
import { openedOnce } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'

const NOW = new Date('2027-01-11T14:00:00Z')
const LATER = new Date('2027-02-11T14:00:00Z')
const pages = [
  { name: 'U-Visa', path: '/services/u-visa' },
  { name: 'Contact', path: '/contact' },
]

describe.each(databaseKinds)('what a link can lead to, on %s', (kind) => {
  const posts = openedOnce(() => openPostStore(kind, { begin: NOW }))
  afterEach(() => posts.empty())
  const find = async (search: string) =>
    (await findLinkTargets(posts.db, pages, search, NOW)).map(
      ({ title, address, note }) => `${title} ${address} ${note}`,
    )

  test('is found by words of its title and by its address, pages first, and drafts are marked', async () => {
    const excerpt = 'About a visa, by the way'
    await posts.create({ title: 'Fees in 2027', slug: 'new-fees', excerpt })
    await posts.create({ title: 'A vísa for 2027', published: true })
    await posts.create({ title: 'Visa news', published: true, publishAt: LATER })
    const { id } = await posts.create({ title: 'Visa in the trash', published: true })
    await trashPost(posts.services(), id)
    expect(await find('VISA')).toEqual([
      'U-Visa /services/u-visa Page',
      'Visa news /blog/visa-news Scheduled',
      'A vísa for 2027 /blog/a-visa-for-2027 Published',
      'Fees in 2027 /blog/new-fees Draft',
    ])
    expect(await find('/blog/new-f')).toEqual(['Fees in 2027 /blog/new-fees Draft'])
    expect(await find('new fees')).toEqual(['Fees in 2027 /blog/new-fees Draft'])
    expect(await find('/cont')).toEqual(['Contact /contact Page'])
    expect(await find('%')).toEqual([])
    expect(await find('')).toHaveLength(5)
  })
})
