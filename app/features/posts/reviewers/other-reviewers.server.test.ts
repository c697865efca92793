import { describe, expect, test } from 'vitest'
import { findPost } from '#app/features/posts/posts.server.ts'
import {
  countOtherReviews,
  listOtherReviews,
  settleReviewers,
} from '#app/features/posts/reviewers/other-reviewers.server.ts'
import { trashPost } from '#app/features/posts/trash/trash.server.ts'
import { openPostStore } from '#test/factories/post-store.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'

const LAWYERS = ['Ana Rivera', 'Ben Okafor']
const by = (name: string) => ({ review: { by: name, on: '2026-11-01' } as const })

describe.each(databaseKinds)(
  'posts with a reviewer who is no lawyer of the firm, on %s',
  (kind) => {
    const posts = openedForEach(() => openPostStore(kind))
    const listed = async () =>
      (await listOtherReviews(posts.db, LAWYERS, 9)).map(({ title }) => title)

    test('are listed, the newest first, without those in the trash', async () => {
      await posts.create({ title: 'Reviewed by nobody we know', ...by('Mickey M. Nobody, Esq.') })
      await posts.create({ title: 'Reviewed by Ana', ...by('Ana Rivera') })
      await posts.create({ title: 'Not reviewed' })
      await posts.create({ title: 'Reviewed by ana', published: true, ...by('ana rivera') })
      const gone = await posts.create({ title: 'Deleted', ...by('Mickey') })
      await trashPost(posts.services(), gone.id)
      expect(await listed()).toEqual(['Reviewed by ana', 'Reviewed by nobody we know'])
      expect(await countOtherReviews(posts.db, LAWYERS)).toBe(2)
      expect(await listOtherReviews(posts.db, [], 9)).toHaveLength(3)
    })

    test('get the lawyer who is chosen, or none, each as a version and in the log; one saved meanwhile stays', async () => {
      const one = await posts.create({ title: 'One', published: true, ...by('Mickey') })
      const two = await posts.create({ title: 'Two', ...by('Mickey') })
      const stale = await posts.create({ title: 'Saved since', ...by('Mickey') })
      const seen = [one, { id: stale.id, version: 0 }]
      expect(await settleReviewers(posts.services(), seen, 'Ana Rivera')).toEqual({
        done: 1,
        refused: [{ id: stale.id, title: 'Saved since', reason: 'changed' }],
      })
      expect(await settleReviewers(posts.services(), [two], null)).toEqual({ done: 1, refused: [] })
      expect(await findPost(posts.db, one.id, 'staff')).toMatchObject({
        ...by('Ana Rivera'),
        slug: one.slug,
        version: 2,
        published: true,
      })
      expect(await findPost(posts.db, two.id, 'staff')).toMatchObject({ review: null, version: 2 })
      expect(await listed()).toEqual(['Saved since'])
      const log = await posts.db.selectFrom('audit_log').select(['act', 'subject']).execute()
      expect(log.filter(({ act }) => act.startsWith('post.reviewer'))).toEqual([
        { act: 'post.reviewer-chosen', subject: '“One”: Mickey → Ana Rivera' },
        { act: 'post.reviewer-removed', subject: '“Two”: Mickey' },
      ])
    })
  },
)
