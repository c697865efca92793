import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MessageForm } from '#app/features/contact/ui/message-form.tsx'

const html = renderToStaticMarkup(
  <MessageForm
    action="/contact"
    words={{
      name: 'Full Name',
      email: 'Email Address',
      emailHint: 'We answer here.',
      message: 'Brief Description of Your Legal Issue/Problem',
      messageHint: 'A few sentences.',
      send: 'Send Message',
    }}
  />,
)

test('the form has three labelled fields, all required, in the order of the specification', () => {
  const labels = [...html.matchAll(/<label for="(\w+)">([^<]*)</g)].map(([, id, text]) => [
    id,
    text,
  ])
  expect(labels).toEqual([
    ['name', 'Full Name'],
    ['email', 'Email Address'],
    ['message', 'Brief Description of Your Legal Issue/Problem'],
  ])
  expect(html.match(/ required=""/g)).toHaveLength(3)
  expect(html).toMatch(/<input(?=[^>]* name="email")(?=[^>]* type="email")/)
})

test('the message has nine rows', () => {
  expect(html).toMatch(/<textarea[^>]* rows="9"/)
})

test('it is a plain POST, so that it works without JavaScript', () => {
  expect(html).toMatch(/^<form(?=[^>]* method="post")(?=[^>]* action="\/contact")/)
  expect(html).toContain('<button type="submit" class="btn">Send Message</button>')
})
