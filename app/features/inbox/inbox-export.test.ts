import { describe, expect, test } from 'vitest'
import {
  exportFileName,
  exportJson,
  exportText,
  type ExportedMessage,
  type PersonExport,
} from '#app/features/inbox/inbox-export.ts'

const content = {
  name: 'Ada Okafor',
  email: 'ada@example.com',
  text: 'My husband is a citizen.\nMay I work?',
  language: 'en',
  safeToContact: 'yes',
}
const anExport = (changes: Partial<ExportedMessage> = {}): PersonExport => ({
  exportedAt: '2026-11-21T20:08:00.000Z',
  exportedBy: 'anna@example.com',
  email: 'ada@example.com',
  messages: [
    {
      reference: 'K7-Q4M',
      receivedAt: '2026-11-20T10:00:00.000Z',
      state: 'booked',
      labels: ['Asylum'],
      assignedTo: 'bert@example.com',
      dueOn: '2026-12-01',
      replies: [
        {
          at: '2026-11-20T12:00:00.000Z',
          by: 'anna@example.com',
          direction: 'received',
          on: '2026-11-20',
          text: 'Thank you\nNotes of the firm:',
        },
      ],
      content,
      notice: '2026-11-01',
      erasedOn: '2027-11-20',
      notes: [{ at: '2026-11-20T11:00:00.000Z', by: 'anna@example.com', text: 'Called back.' }],
      trail: [{ at: '2026-11-20T10:30:00.000Z', by: 'anna@example.com', act: 'message.read' }],
      ...changes,
    },
  ],
})

test('the export for machines gives back every value, and holds nothing that could end a script or turn a line round', () => {
  const hostile = 'a "quote", a \\ backslash, </script>&, \u2028\u2066, \u202Eevil and 😀\n=1+1'
  const person = anExport({ notes: [{ at: 'now', by: hostile, text: hostile }] })
  expect(JSON.parse(exportJson(person))).toEqual(person)
  expect(exportJson(person)).not.toMatch(/[<>&\u202e\u2066\u2028]/)
})

describe('the export for people', () => {
  test('says what is kept, one message after another', () => {
    expect(exportText(anExport())).toBe(`Everything that the firm keeps of messages from one person
E-mail: ada@example.com
Exported 2026-11-21T20:08:00.000Z by anna@example.com
Messages: 1

========================================================================

K7-Q4M
Received: 2026-11-20T10:00:00.000Z
State: booked
Name: Ada Okafor
E-mail: ada@example.com
Language: en
Safe to call or write?: yes
Notice that was shown: 2026-11-01
Erased by itself on: 2027-11-20
Labels: Asylum
Assigned to: bert@example.com
Due: 2026-12-01

Message:
| My husband is a citizen.
| May I work?

Replies and answers:
2026-11-20T12:00:00.000Z anna@example.com: their answer of 2026-11-20
| Thank you
| Notes of the firm:

Notes of the firm:
2026-11-20T11:00:00.000Z anna@example.com
| Called back.

Who did what:
2026-11-20T10:30:00.000Z anna@example.com: message.read
`)
  })

  test('lets no message pretend to be another one, a note or a heading', () => {
    const text = 'Hello\r\nNotes:\rWho did what:\u2028K7-XXX\u0085Received: never\vState: closed'
    const name = 'Ada\nState: closed'
    const lines = exportText(anExport({ content: { ...content, text, name } })).split('\n')
    const headings = lines.filter((line) => /^(?:Notes|Who did|State|Received|K7-XXX)/.test(line))
    const [received, state] = ['Received: 2026-11-20T10:00:00.000Z', 'State: booked']
    expect(headings).toEqual([received, state, 'Notes of the firm:', 'Who did what:'])
    expect(lines).toContain('| Received: never')
    expect(lines).toContain('Name: Ada State: closed')
  })

  test('leaves out what would steer a terminal or turn a line round', () => {
    const text = '\u001B[2Jgone\u202Ereversed\u0000\tkept'
    expect(exportText(anExport({ content: { ...content, text } }))).toContain(
      '| [2Jgonereversed\tkept',
    )
  })

  test('says of a message whose key is lost that it cannot be read', () => {
    const text = exportText(anExport({ content: null, erasedOn: null, notes: [], trail: [] }))
    expect(text).toContain('Message:\n| (cannot be read: its key is not on this computer)\n')
    expect(text).toContain('Erased by itself on: not before it is closed\n')
    expect(text).toContain('Notes of the firm:\n(none)\n\nWho did what:\n(none)\n')
  })
})

test('the name of the file tells nothing of the person', () => {
  expect(exportFileName('K7-Q4M', 'json')).toBe('messages-K7-Q4M.json')
  expect(exportFileName('"\r\n../K7', 'txt')).toBe('messages-K7.txt')
})
