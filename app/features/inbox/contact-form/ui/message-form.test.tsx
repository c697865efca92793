import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MessageForm } from '#app/features/inbox/contact-form/ui/message-form.tsx'
import { messageForm } from '#app/features/site/content/en/message-form.ts'

const phone = { display: '(703) 555-0142', href: 'tel:+17035550142' }
const html = renderToStaticMarkup(
  <MessageForm
    texts={messageForm.form}
    phone={phone}
    returned={null}
    reference={null}
    copyTo={null}
  />,
)

test('the form has three labelled fields, all required, in the order of the specification', () => {
  const labels = [...html.matchAll(/<label for="([\w-]+)">([^<]*)</g)]
  expect(labels.slice(0, 3).map(([, id, text]) => `${id}: ${text}`)).toEqual([
    'name: Full Name',
    'email: Email Address',
    'message-text: Brief Description of Your Legal Issue/Problem',
  ])
  expect(html.match(/ required=""/g)).toHaveLength(3)
  expect(html).toMatch(/<input(?=[^>]* name="email")(?=[^>]* type="email")/)
  expect(html).toMatch(/<textarea[^>]* rows="9"/)
})

test('language and how it is safe to be reached may stay empty', () => {
  expect(html).toMatch(/<select[^>]* name="language"/)
  expect(html.match(/<input type="radio"/g)).toHaveLength(4)
  expect(html).not.toMatch(/<select[^>]* required/)
  expect(html).not.toMatch(/type="radio"[^>]* checked/)
})
