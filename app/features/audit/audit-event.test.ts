import { expect, test } from 'vitest'
import { actorName, actSentence } from '#app/features/audit/audit-event.ts'

test.each([
  ['account.invited', 'bert@example.com', 'Invited bert@example.com'],
  ['account.invited', '$& {subject} $1', 'Invited $& {subject} $1'],
  // An act that has no sentence yet, also one that is called like a property.
  ['post.embroidered', 'A title', 'post.embroidered: A title'],
  ['constructor', '', 'constructor'],
])('what was done is said in a sentence: %s of %j', (act, subject, sentence) => {
  expect(actSentence({ act, subject })).toBe(sentence)
})

test.each([
  ['operator', 'The operator'],
  ['anna@example.com', 'anna@example.com'],
  ['toString', 'toString'],
])('anyone who acts without an account is named in words: %s', (actor, name) => {
  expect(actorName(actor)).toBe(name)
})
