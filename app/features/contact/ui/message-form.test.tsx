import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MessageForm } from '#app/features/contact/ui/message-form.tsx'
import { messageForm } from '#app/features/site/content/en/message-form.ts'

const words = messageForm.form
const phone = { display: '(703) 555-0142', href: 'tel:+17035550142' }
const form = (props: Partial<Parameters<typeof MessageForm>[0]> = {}) =>
  renderToStaticMarkup(
    <MessageForm
      words={words}
      phone={phone}
      returned={null}
      reference={null}
      copyTo={null}
      {...props}
    />,
  )
const html = form()
// What the behaviour clones is no part of the page yet.
const shown = (markup: string) => markup.replaceAll(/<template.*?<\/template>/g, '')

test('the form has three labelled fields, all required, in the order of the specification', () => {
  const labels = [...html.matchAll(/<label for="([\w-]+)">([^<]*)</g)].map(([, id, text]) => [
    id,
    text,
  ])
  expect(labels.slice(0, 3)).toEqual([
    ['name', 'Full Name'],
    ['email', 'Email Address'],
    ['message-text', 'Brief Description of Your Legal Issue/Problem'],
  ])
  expect(html.match(/ required=""/g)).toHaveLength(3)
  expect(html).toMatch(/<input(?=[^>]* name="email")(?=[^>]* type="email")/)
})

test('the message has nine rows', () => {
  expect(html).toMatch(/<textarea[^>]* rows="9"/)
})

test('it is a plain POST, so that it works without JavaScript', () => {
  expect(html).toMatch(/^<form(?=[^>]* method="post")(?=[^>]* action="\/contact#message")/)
  expect(html).toContain('<button type="submit" class="btn">Send Message</button>')
})

test('language and how it is safe to be reached may stay empty', () => {
  expect(html).toMatch(/<select[^>]* name="language"/)
  expect(html.match(/<input type="radio"/g)).toHaveLength(4)
  expect(html).not.toMatch(/<select[^>]* required/)
  expect(html).not.toMatch(/type="radio"[^>]* checked/)
})

test('a form that comes back keeps what was typed and says what is wrong, where it is wrong', () => {
  const typed = { name: 'Ana <b>', email: 'ana@', message: '', language: 'es', safeWay: 'write' }
  const problems = { email: 'not-an-address', message: 'empty' } as const
  const back = shown(form({ returned: { typed, problems, alert: 'empty' } }))
  expect(back).toContain('value="Ana &lt;b&gt;"')
  expect(back).toContain('value="ana@"')
  expect(back).toMatch(/<option value="es" lang="es" selected/)
  expect(back).toMatch(/type="radio"[^>]* checked=""[^>]* value="write"/)
  expect(back).toContain('role="alert"')
  expect(back).toContain('Please fill in all fields')
  expect(back).toMatch(
    /id="message-text"[^>]* aria-describedby="message-text-hint message-text-error"/,
  )
  expect(back).toContain(words.problems.email['not-an-address'])
  expect(back.match(/aria-invalid="true"/g)).toHaveLength(2)
})

test('a form that could not be kept says so with the phone', () => {
  const typed = { name: 'Ana', email: 'ana@example.com', message: 'Hi', language: '', safeWay: '' }
  const back = shown(form({ returned: { typed, problems: {}, alert: 'failed' } }))
  expect(back).toContain('Oops! Something went wrong.')
  expect(back).toContain('<a href="tel:+17035550142">(703) 555-0142</a>')
  expect(back).toMatch(/<textarea[^>]*>Hi<\/textarea>/)
})

test('after success the form is empty, with the reference above it', () => {
  const sent = shown(form({ reference: 'K7-Q4M' }))
  expect(sent.indexOf('K7-Q4M')).toBeLessThan(sent.indexOf('name="name"'))
  expect(sent).not.toContain('role="alert"')
  expect(sent).toMatch(/<textarea[^>]*><\/textarea>/)
})
