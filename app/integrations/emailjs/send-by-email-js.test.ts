import { expect, test } from 'vitest'
import { describeEmailJsError } from '#app/integrations/emailjs/send-by-email-js.ts'

const NO_KEY = 'The public key is required. Visit https://dashboard.emailjs.com/admin/account'

test.each<[unknown, string, object?]>([
  [{ status: 451, text: 'Unavailable For Headless Browser' }, 'headless'],
  [{ status: 403, text: 'Forbidden' }, 'forbidden'],
  [{ status: 429, text: 'Too Many Requests' }, 'too-many'],
  [{ status: 0, text: 'Network Error' }, 'network'],
  [{ status: 400, text: 'The template ID not found' }, 'refused'],
  [{ status: 500, text: '' }, 'refused'],
  [NO_KEY, 'not-set-up', { status: 0, text: NO_KEY }],
  [new TypeError('Failed to fetch'), 'network', { status: 0, text: 'Network Error' }],
])('the problem %o of the service is told apart as %s', (thrown, kind, told) => {
  expect(describeEmailJsError(thrown)).toEqual({ kind, ...(told ?? (thrown as object)) })
})

test('a mistake of our own stays one', () => {
  const mistake = new RangeError('ours')
  expect(() => describeEmailJsError(mistake)).toThrow(mistake)
})
