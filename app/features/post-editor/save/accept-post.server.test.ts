import { expect, test } from 'vitest'
import { checklistTexts } from '#app/features/posts/checklist/checklist-texts.ts'
import { firm } from '#app/features/content/en/firm.ts'
import {
  type AcceptServices,
  acceptPost,
  readSubmittedPost,
} from '#app/features/post-editor/save/accept-post.server.ts'
import { textsInPlace } from '#app/platform/texts/text-worker.server.ts'
import { aPostForm } from '#test/factories/posts.ts'
import { openedForEach } from '#test/opened.ts'
import { openTestDatabase } from '#test/postgres.ts'
import { postBody } from '#test/site.ts'

const database = openedForEach(() => openTestDatabase('sqlite'))

const REVIEWED = { reviewedBy: 'Anna Alder', reviewedOn: '2026-11-20' }

// Every other service fails: nothing may be uploaded for a refused post.
const accept = (changes: Record<string, string | boolean>, checklist = 'binding') => {
  const services = {
    db: database.db,
    now: () => new Date('2026-11-21T12:00:00Z'),
    timeZone: () => firm.hours.timeZone,
    site: () => ({ list: () => [] }),
    textWorker: textsInPlace,
    publishing: {
      glossaryIn: () => firm.publishing.glossary,
      imageHosts: ['pictures.example.com'],
      reviewers: () => [REVIEWED.reviewedBy],
      checklist,
    },
  } as unknown as AcceptServices
  const body = postBody({ ...aPostForm(), imageAlt: 'A notice', ...REVIEWED, ...changes })
  return acceptPost(services, readSubmittedPost(body), null)
}
const bad = { content: 'We are the best law firm of them all, and this is a long text.' }

test('where the checklist binds, a post with open points is refused beside the switch until a reason is typed', async () => {
  const { missing, tooLong } = checklistTexts.reason
  const because = (findingsReason: string) => accept({ ...bad, published: true, findingsReason })
  for (const reason of ['', ' \n'])
    expect(await because(reason)).toMatchObject({
      problem: { problems: { findingsReason: missing } },
    })
  const long = await because('x'.repeat(301))
  expect(long).toMatchObject({ ok: false, problem: { problems: { findingsReason: tooLong } } })
  const accepted = await because(' It quotes\na court. ')
  expect(accepted).toMatchObject({ ok: true, value: { publishedOver: 'It quotes a court.' } })
})

test('an image without a description is an open point, unless someone said that it only decorates', async () => {
  const silent = { imageAlt: '', published: true }
  const problem = { problems: { findingsReason: checklistTexts.reason.missing } }
  expect(await accept(silent)).toMatchObject({ problem })
  expect(await accept({ ...silent, imageDecorates: 'on' })).toMatchObject({ ok: true })
})

test('a draft, a post without open points, and every post where it only advises are accepted, with no reason', async () => {
  for (const accepted of [
    await accept(bad),
    await accept({ published: true, findingsReason: 'For nothing' }),
    await accept({ ...bad, published: true, findingsReason: 'For nothing' }, 'advisory'),
  ])
    expect(accepted).toMatchObject({ ok: true, value: { publishedOver: null } })
})
