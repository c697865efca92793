import { expect, test } from 'vitest'
import { actCsv, actorName, actSentence, csvHead } from '#app/features/audit/audit-event.ts'

test('what was done is said in a sentence, whatever its subject is called', () => {
  const notice = (subject: string) => actSentence({ act: 'account.invited', subject })
  expect(notice('bert@example.com')).toBe('Invited bert@example.com')
  expect(notice('$& {subject} $1')).toBe('Invited $& {subject} $1')
})

test('an act that has no sentence yet is shown by its name, also one that is called like a property', () => {
  expect(actSentence({ act: 'post.embroidered', subject: 'A title' })).toBe(
    'post.embroidered: A title',
  )
  expect(actSentence({ act: 'constructor', subject: '' })).toBe('constructor')
})

test('anyone who acts without an account is named in words', () => {
  expect(actorName('operator')).toBe('The operator')
  expect(actorName('anna@example.com')).toBe('anna@example.com')
  expect(actorName('toString')).toBe('toString')
})

test('a line of the file says when, who and what, for people and for programs', () => {
  const act = {
    id: '1',
    at: new Date('2026-11-21T23:08:00Z'),
    actor: 'operator',
    act: 'account.created',
    subject: '=cmd@example.com',
  }
  expect(csvHead()).toBe('\uFEFF"Time (UTC)","Time","Who","What","Act","Subject"\r\n')
  expect(actCsv(act, 'Nov 21, 2026, 6:08 PM EST')).toBe(
    `"2026-11-21T23:08:00.000Z","Nov 21, 2026, 6:08 PM EST","The operator",` +
      `"Made the account =cmd@example.com","account.created","'=cmd@example.com"\r\n`,
  )
})
