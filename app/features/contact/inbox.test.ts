import { fillText } from '#app/platform/fill-text.ts'
import { describe, expect, test } from 'vitest'
import {
  excerptOf,
  movesFrom,
  NOTE_MAX,
  noteProblemOf,
  parseFilter,
  parseState,
} from '#app/features/contact/inbox.ts'
import { MESSAGE_STATES } from '#app/features/contact/message.ts'

describe('the list can be narrowed', () => {
  test('to what its address names', () => {
    expect(parseFilter('in-hand')).toBe('in-hand')
    expect(parseFilter('quarantine')).toBe('quarantine')
  })
  test.each([null, '', 'everything', '__proto__'])('and shows all for %j', (text) => {
    expect(parseFilter(text)).toBe('all')
  })
})

describe('a message', () => {
  test('leads on from wherever it stands, and never to where it is', () => {
    for (const state of MESSAGE_STATES) {
      expect(movesFrom(state).length).toBeGreaterThan(0)
      expect(movesFrom(state)).not.toContain(state)
    }
  })
  test('that is new is first taken in hand, then answered, then closed', () => {
    expect([movesFrom('new')[0], movesFrom('in-hand')[0], movesFrom('answered')[0]]).toEqual([
      'in-hand',
      'answered',
      'closed',
    ])
  })
  test('in spam can only come back as new', () => {
    expect(movesFrom('spam')).toEqual(['new'])
  })
  test('does not move to a state that does not exist', () => {
    expect(parseState('closed')).toBe('closed')
    expect(parseState('constructor')).toBeNull()
    expect(parseState('')).toBeNull()
  })
})

describe('a note', () => {
  test('needs words', () => {
    expect(noteProblemOf(' \n\t')).toBe('empty')
    expect(noteProblemOf('Called back.')).toBeNull()
  })
  test('has an end', () => {
    expect(noteProblemOf('a'.repeat(NOTE_MAX))).toBeNull()
    expect(noteProblemOf('a'.repeat(NOTE_MAX + 1))).toBe('too-long')
  })
})

describe('the beginning of a message, in the list', () => {
  test('is the whole of a short one, on one line', () => {
    expect(excerptOf(' My husband\r\n\r\nis a\tcitizen. ')).toBe('My husband is a citizen.')
  })
  test('ends with a mark when there is more', () => {
    expect(excerptOf('word '.repeat(100))).toMatch(/^(?:word ){43}word…$/)
    expect(excerptOf('a'.repeat(10_000))).toBe(`${'a'.repeat(220)}…`)
  })
  test('never cuts a sign in two', () => {
    expect(excerptOf('😀'.repeat(500))).toBe(`${'😀'.repeat(220)}…`)
    expect(excerptOf(`${'a'.repeat(219)}😀`)).toBe(`${'a'.repeat(219)}😀`)
  })
})

test('what is filled into a text is not looked at again', () => {
  expect(fillText('{a} and {b}', { a: '{b}', b: '$&' })).toBe('{b} and $&')
  expect(fillText('{unknown}', {})).toBe('{unknown}')
})
