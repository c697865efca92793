import { expect, test } from 'vitest'
import {
  fillReply,
  inOrderFor,
  insertReply,
  parseSavedReply,
  type SavedReply,
} from '#app/features/inbox/replies/reply.ts'

const saved = (name: string, language: SavedReply['language']): SavedReply => ({
  id: name,
  name,
  language,
  text: '',
  version: 1,
})

test('the name and the reference are filled in, and a name with a placeholder is not filled again', () => {
  const values = { name: 'Ada {reference}', reference: 'K7-Q4M' }
  expect(fillReply('{name}, {reference}, {other} {', values)).toBe(
    'Ada {reference}, K7-Q4M, {other} {',
  )
})

test('a saved reply comes after what is typed already', () => {
  expect(insertReply(' \n', 'Hello')).toBe('Hello')
  expect(insertReply('Dear Ada,\n', 'Hello')).toBe('Dear Ada,\n\nHello')
})

test('those in the language of the message come first, then English', () => {
  const all = [saved('b', 'en'), saved('a', 'fr'), saved('c', 'pt'), saved('a2', 'en')]
  expect(inOrderFor('pt', all).map(({ name }) => name)).toEqual(['c', 'a2', 'b', 'a'])
  expect(inOrderFor('', all).map(({ name }) => name)).toEqual(['a2', 'b', 'a', 'c'])
})

test.each([
  [{ name: ' ' }, 'name'],
  [{ name: 'n'.repeat(81) }, 'name'],
  [{ language: 'de' }, 'language'],
  [{ text: '\n' }, 'text'],
  [{ text: 't'.repeat(10_001) }, 'text'],
])('a saved reply with %o is refused for its %s', (changes, problem) => {
  const typed = { id: '', name: 'First', language: 'en', text: 'Hello', version: 0, ...changes }
  expect(parseSavedReply(typed)).toEqual({ ok: false, problem })
})
