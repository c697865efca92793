import { expect, test } from 'vitest'
import { aMessageContent } from '#test/factories/inbox.ts'
import { validateMessage } from '#app/features/inbox/contact-form/validate-message.ts'

const problemsOf = (changes: Partial<Record<string, string>>) => {
  const parsed = validateMessage({ ...aMessageContent(), ...changes })
  return parsed.ok ? null : parsed.problem
}
const all = (problem: string) => ({ name: problem, email: problem, message: problem })

const blanks = ['', ' ', '\n\t ', '\u00a0', '\u200b', '\u2060 \u3000', '\ufeff']
test.each(blanks)('blank counts as empty, whatever it is made of: %j', (blank) => {
  expect(problemsOf(all(blank))).toEqual(all('empty'))
})

test('the bounds are ours: name 200, e-mail 254, message 10,000 characters, however many bytes each has', () => {
  const ofLengths = (name: number, email: number, message: number) => ({
    name: '🙂'.repeat(name),
    email: `${'a'.repeat(email - '@example.com'.length)}@example.com`,
    message: '🙂'.repeat(message),
  })
  expect(problemsOf(ofLengths(200, 254, 10_000))).toBeNull()
  expect(problemsOf(ofLengths(201, 255, 10_001))).toEqual(all('too-long'))
})

const addresses = ['a@b.co', 'josé@correo.es', '用户@例子.公司', "o'neil+law@mail.example.com"]
test.each(addresses)('an address of any letters is taken: %s', (email) => {
  expect(problemsOf({ email })).toBeNull()
})

test.each(['ana@exa\u00admple.com\u200b', '\u202aana＠example.com.', '\u00a0ana@example.com'])(
  'an address that was copied with signs that nobody sees is taken without them: %j',
  (email) => {
    const parsed = validateMessage({ ...aMessageContent(), email })
    expect(parsed.ok && parsed.value.email).toBe('ana@example.com')
  },
)

const tricks = ['a@b.co, c@d.co', 'a@b.co\r\nBcc: all@example.com', 'Ana <a@b.co>', 'a@b.co\u0000']
test.each(['ana', 'ana@localhost', 'a b@c.co', 'a@b@c.co', ...tricks])(
  'what would be no address, two of them or a header is not taken: %j',
  (email) => {
    expect(problemsOf({ email })).toEqual({ email: 'not-an-address' })
  },
)

test('a name is one line', () => {
  expect(problemsOf({ name: 'Ana\r\nBcc: x@example.com' })).toEqual({ name: 'several-lines' })
})

test('a message of any script keeps its lines and quotes; a choice that the form does not offer counts as none', () => {
  const message = 'Одна строка\n\n"другая" <b>жирная</b>'
  const fields = { message: `\n${message}  `, language: '"><script>', safeWay: 'always' }
  const parsed = validateMessage({ ...aMessageContent(), ...fields })
  expect(parsed.ok && parsed.value).toMatchObject({ message, language: '', safeWay: '' })
})
