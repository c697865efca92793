import { expect, test } from 'vitest'
import type { PostSchedule } from '#app/features/posts/publication/post-schedule.ts'
import { settleSchedule } from '#app/features/posts/publication/schedule-question.ts'
import { aPostForm } from '#test/factories/posts.ts'

const now = new Date('2027-01-12T14:00:00Z')
const timeZone = 'America/New_York'
const [PAST, FUTURE] = ['2027-01-11T09:00', '2027-01-15T09:00']
const [past, future] = [new Date('2027-01-11T14:00:00Z'), new Date('2027-01-15T14:00:00Z')]
const draft = { published: false, publishAt: null, unpublishAt: null }
const visible = { ...draft, published: true }

type Times = Partial<{ published: boolean; publishAt: string; unpublishAt: string }>
const settle = (times: Times, before: PostSchedule | null, answer = '') =>
  settleSchedule(aPostForm(times), answer, { timeZone, now, before })

test.each<[string, Times, PostSchedule | null, string, Times, Times]>([
  [
    'a time, but the switch is off',
    { publishAt: FUTURE },
    null,
    'waiting',
    { published: true, publishAt: FUTURE },
    { published: false, publishAt: FUTURE },
  ],
  [
    'a time that hides what readers see now',
    { published: true, publishAt: FUTURE },
    visible,
    'hiding',
    { published: true, publishAt: FUTURE },
    { published: true, publishAt: '' },
  ],
  [
    'the switch is on, but it was to be taken down before now',
    { published: true, unpublishAt: PAST },
    draft,
    'over',
    { published: true, unpublishAt: PAST },
    { published: true, unpublishAt: '' },
  ],
])('%s: that is asked, and either answer is taken', (_, times, before, kind, byTime, bySwitch) => {
  const time = kind === 'over' ? past : future
  for (const answer of ['', 'yes', 'other-time', `${kind}-`])
    expect(settle(times, before, answer)).toEqual({ ok: false, problem: { kind, time } })
  expect(settle(times, before, `${kind}-time`)).toMatchObject({ ok: true, value: byTime })
  expect(settle(times, before, `${kind}-switch`)).toMatchObject({ ok: true, value: bySwitch })
})

test.each<[string, Times, PostSchedule | null]>([
  ['a plain draft', {}, null],
  ['a post that is published at once', { published: true }, null],
  ['a planned post', { published: true, publishAt: FUTURE }, null],
  ['a draft that is planned', { published: true, publishAt: FUTURE }, draft],
  [
    'a planned post whose time moves',
    { published: true, publishAt: FUTURE },
    { ...visible, publishAt: new Date('2027-02-01') },
  ],
  ['a time in the past', { published: true, publishAt: PAST }, visible],
  ['a draft with a time in the past', { publishAt: PAST }, null],
  ['a draft that was asked about before', { publishAt: FUTURE }, { ...draft, publishAt: future }],
  [
    'a post that its time has taken down',
    { published: true, unpublishAt: PAST },
    { ...visible, unpublishAt: past },
  ],
  ['a time that cannot be read, which is a problem of its own', { publishAt: 'soon' }, null],
])('%s is not asked about', (_, times, before) => {
  expect(settle(times, before)).toEqual({ ok: true, value: aPostForm(times) })
})
