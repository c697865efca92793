import { fillText } from '#app/platform/fill-text.ts'
import { expect, test } from 'vitest'
import {
  excerptOf,
  NEXT_STATES,
  NOTE_MAX,
  noteProblemOf,
  parseFilter,
  parseState,
} from '#app/features/inbox/inbox.ts'
import { MESSAGE_STATES } from '#app/features/inbox/contact-form/message.ts'

test('an address that names no filter shows all messages', () => {
  const texts = ['in-hand', 'quarantine', null, '', 'everything', '__proto__']
  expect(texts.map(parseFilter)).toEqual(['in-hand', 'quarantine', 'all', 'all', 'all', 'all'])
})

test('a message leads on from wherever it stands, and never to where it is', () => {
  for (const state of MESSAGE_STATES) {
    expect(NEXT_STATES[state].length).toBeGreaterThan(0)
    expect(NEXT_STATES[state]).not.toContain(state)
  }
  expect(['closed', 'constructor', ''].map(parseState)).toEqual(['closed', null, null])
})

test('a note needs words, and has an end', () => {
  expect(noteProblemOf(' \n\t')).toBe('empty')
  expect(noteProblemOf('Called back.')).toBeNull()
  expect(noteProblemOf('a'.repeat(NOTE_MAX))).toBeNull()
  expect(noteProblemOf('a'.repeat(NOTE_MAX + 1))).toBe('too-long')
})

test('a list shows the beginning of a message on one line, marks that there is more, and cuts no character in two', () => {
  expect(excerptOf(' My husband\r\n\r\nis a\tcitizen. ')).toBe('My husband is a citizen.')
  expect(excerptOf('word '.repeat(100))).toMatch(/^(?:word ){43}word…$/)
  expect(excerptOf('a'.repeat(10_000))).toBe(`${'a'.repeat(220)}…`)
  expect(excerptOf('😀'.repeat(500))).toBe(`${'😀'.repeat(220)}…`)
  expect(excerptOf(`${'a'.repeat(219)}😀`)).toBe(`${'a'.repeat(219)}😀`)
})

test('what is filled into a text is not looked at again', () => {
  expect(fillText('{a} and {b}', { a: '{b}', b: '$&' })).toBe('{b} and $&')
  expect(fillText('{unknown}', {})).toBe('{unknown}')
})
