import { expect, test } from 'vitest'
import { keepQuery, splitQuery } from '#app/platform/http/split-query.ts'

test.each([
  ['', '', ''],
  ['?', '', ''],
  ['?utm_source=x&fbclid=IwAR%2B', '', '?utm_source=x&fbclid=IwAR%2B'],
  ['?q=U+visa&utm_source=x&after=7&q=2', '?q=U+visa&after=7&q=2', '?utm_source=x'],
  ['?%71=visa', '?%71=visa', ''],
  ['?q', '?q', ''],
  ['?Q=visa&&=&%', '', '?Q=visa&=&%'],
])('of %j the page reads %j and leaves %j', (search, read, rest) => {
  expect(splitQuery(search, ['q', 'after'])).toEqual({ read, rest })
})

test.each([
  ['/blog/new', '?utm_source=x', '/blog/new?utm_source=x'],
  ['/blog?q=visa', '?utm_source=x', '/blog?q=visa&utm_source=x'],
  ['/contact#message', '?ref=a&ref=b', '/contact?ref=a&ref=b#message'],
  ['https://other.example/', '?utm_source=x', 'https://other.example/'],
  ['//other.example/', '?utm_source=x', '//other.example/'],
])('a redirect to %s with the rest %s leads to %s', (to, query, whole) => {
  const response = new Response(null, { status: 301, headers: { Location: to } })
  expect(keepQuery(response, query).headers.get('Location')).toBe(whole)
})
