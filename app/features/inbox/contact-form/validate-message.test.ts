import { expect, test } from 'vitest'
import { aMessageContent } from '#test/factories/inbox.ts'
import { validateMessage } from '#app/features/inbox/contact-form/validate-message.ts'

const problemsOf = (changes: Partial<Record<string, string>>) => {
  const parsed = validateMessage({ ...aMessageContent(), ...changes })
  return parsed.ok ? null : parsed.problem
}

test('blank counts as empty, whatever it is made of', () => {
  for (const blank of ['', ' ', '\n\t ', '\u00a0', '\u200b', '\u2060 \u3000', '\ufeff']) {
    expect(problemsOf({ name: blank, email: blank, message: blank })).toEqual({
      name: 'empty',
      email: 'empty',
      message: 'empty',
    })
  }
})

test('the bounds are ours: name 200, e-mail 254, message 10,000 characters, however many bytes each has', () => {
  const email = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`
  expect(
    problemsOf({ name: '🙂'.repeat(200), email: email(254), message: '🙂'.repeat(10_000) }),
  ).toBeNull()
  expect(
    problemsOf({ name: '🙂'.repeat(201), email: email(255), message: '🙂'.repeat(10_001) }),
  ).toEqual({ name: 'too-long', email: 'too-long', message: 'too-long' })
})

test('an address of any letters is taken, and nothing that would be two of them or a header', () => {
  for (const email of [
    'a@b.co',
    'josé@correo.es',
    '用户@例子.公司',
    "o'neil+law@mail.example.com",
  ]) {
    expect(problemsOf({ email }), email).toBeNull()
  }
  for (const email of [
    'ana',
    'ana@localhost',
    'a@b.co, c@d.co',
    'a@b.co\r\nBcc: all@example.com',
    'Ana <a@b.co>',
    'a b@c.co',
    'a@b@c.co',
    'a@b.co\u0000',
  ]) {
    expect(problemsOf({ email }), email).toEqual({ email: 'not-an-address' })
  }
})

test('a name is one line', () => {
  expect(problemsOf({ name: 'Ana\r\nBcc: x@example.com' })).toEqual({ name: 'several-lines' })
})

test('a message may have lines, quotes and any script, and is kept as it was typed but for blanks around it', () => {
  const message = 'Одна строка\n\n"другая" <b>жирная</b>'
  const parsed = validateMessage(aMessageContent({ message: `\n${message}  ` }))
  expect(parsed.ok && parsed.value.message).toBe(message)
})

test('a language or a choice that the form does not offer counts as none', () => {
  const parsed = validateMessage({
    ...aMessageContent(),
    language: '"><script>',
    safeWay: 'always',
  })
  expect(parsed.ok && parsed.value).toMatchObject({ language: '', safeWay: '' })
})
