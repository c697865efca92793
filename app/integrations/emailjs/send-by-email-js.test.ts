import { expect, test } from 'vitest'
import { describeEmailJsError } from '#app/integrations/emailjs/send-by-email-js.ts'

test.each([
  [451, 'Unavailable For Headless Browser', 'headless'],
  [403, 'Forbidden', 'forbidden'],
  [429, 'Too Many Requests', 'too-many'],
  [0, 'Network Error', 'network'],
  [400, 'The template ID not found', 'refused'],
  [500, '', 'refused'],
])('the status %i "%s" of the service is told apart as %s', (status, text, kind) => {
  expect(describeEmailJsError({ status, text })).toEqual({ kind, status, text })
})

test('a missing identifier is told in the sentence of the library', () => {
  const sentence = 'The public key is required. Visit https://dashboard.emailjs.com/admin/account'
  expect(describeEmailJsError(sentence)).toEqual({ kind: 'not-set-up', status: 0, text: sentence })
})

test('a connection that breaks is the network error of the specification', () => {
  const error = new TypeError('Failed to fetch')
  expect(describeEmailJsError(error)).toEqual({
    kind: 'network',
    status: 0,
    text: 'Network Error',
  })
})

test('a mistake of our own stays one', () => {
  const mistake = new RangeError('ours')
  expect(() => describeEmailJsError(mistake)).toThrow(mistake)
})
