import { describe, expect, test } from 'vitest'
import { stageText } from '#app/features/inbox/inbox-view.ts'
import { parseChosen, parseInquiry } from '#app/features/inbox/inquiry/inquiry-form.ts'
import { isDay } from '#app/platform/local-time.ts'
import { parseLabels } from '#app/features/inbox/inquiry/labels.ts'
import { stageSpans } from '#app/features/inbox/inquiry/stage-times.server.ts'

const SHOWN = { stage: 'new', assignee: 'anna', due: '', labels: 'Visa, Asylum' }
const parse = (changes: Partial<typeof SHOWN>) =>
  parseInquiry({ ...SHOWN, ...changes }, SHOWN, new Set(['anna', 'bert']))

describe('the form of an inquiry', () => {
  test('asks for what was changed, and for nothing else', () => {
    const seen = { stage: 'new', assigneeId: 'anna', dueOn: null }
    const value = (change: object) => ({ ok: true, value: { change, seen } })
    const none = { add: [], remove: [] }
    expect(parse({})).toEqual(value(none))
    expect(parse({ labels: 'asylum; VISA' })).toEqual(value(none))
    expect(parse({ labels: 'Visa, urgent' })).toEqual(
      value({ add: ['urgent'], remove: ['Asylum'] }),
    )
    expect(parse({ assignee: '', stage: 'client', due: '2026-12-31' })).toEqual(
      value({ ...none, stage: 'client', assigneeId: null, dueOn: '2026-12-31' }),
    )
  })

  test('says what is wrong with each field', () => {
    const wrong = { stage: 'gone', assignee: 'eve', due: '2026-02-30', labels: 'l'.repeat(41) }
    const problem = Object.fromEntries(
      Object.keys(wrong).map((field) => [field, expect.any(String)]),
    )
    expect(parse(wrong)).toEqual({ ok: false, problem })
  })

  test('keeps an assignee who may not be chosen any more', () => {
    const shown = { ...SHOWN, assignee: 'disabled' }
    expect(parseInquiry({ ...shown, due: '2026-12-31' }, shown, new Set()).ok).toBe(true)
  })
})

test.each([
  ['', []],
  [' Visa ,, visa; VÍSA\nurgent  case ', ['Visa', 'urgent case']],
  ['a\u0000b', ['a b']],
])('the labels of %j', (text, labels) => {
  expect(parseLabels(text)).toEqual({ ok: true, value: labels })
})

test('eleven labels are too many, and one of 41 characters is too long', () => {
  const many = Array.from({ length: 11 }, (_, number) => `l${number}`).join(',')
  expect(parseLabels(many)).toEqual({ ok: false, problem: 'too-many' })
  expect(parseLabels('é'.repeat(41))).toEqual({ ok: false, problem: 'too-long' })
  expect(parseLabels('😀'.repeat(40)).ok).toBe(true)
})

test('only days that exist are days', () => {
  const texts = ['2028-02-29', '2026-02-29', '2026-13-01', '20261-01-01', 'x', '2026-1-1']
  expect(texts.map(isDay)).toEqual([true, false, false, false, false, false])
})

test('only whole choices of rows are taken', () => {
  const id = '0190a5b2-7c11-7a3e-8f00-1234567890ab'
  expect(parseChosen([`${id}:3`, id, `${id}:-1`, 'x:1', `${id}:1:2`])).toEqual([{ id, version: 3 }])
})

test('the time at each stage is told from the log', () => {
  const at = (time: string) => new Date(`2026-11-${time}:00Z`)
  const trail = [
    { at: at('16T15:00'), act: 'message.read' },
    { at: at('16T19:30'), act: 'message.answered' },
    { at: at('16T20:00'), act: 'message.noted' },
    { at: at('19T20:00'), act: 'message.booked' },
  ]
  const spans = stageSpans(at('16T14:00'), trail)
  const clock = { now: at('19T20:40'), timeZone: 'America/New_York' }
  expect(stageText(spans, clock)).toBe(
    'Consultation booked 40 minutes ago; was new for 5 hours; was answered for 3 days',
  )
  expect(stageText(stageSpans(at('19T20:00'), []), clock)).toBe('New 40 minutes ago')
})
