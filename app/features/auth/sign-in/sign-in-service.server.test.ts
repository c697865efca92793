import { expect, test } from 'vitest'
import { isFromOwnOrigin } from '#app/features/auth/sign-in/sign-in-service.server.ts'

const site = 'https://www.example.com'
const from = (fields: Record<string, string>, publicOrigin: string | null = site) =>
  isFromOwnOrigin(new Headers(fields), publicOrigin)

test("only the site's own pages may send its forms", () => {
  expect(from({ origin: site, 'sec-fetch-site': 'same-origin' })).toBe(true)
  expect(from({ origin: 'https://evil.example' })).toBe(false)
  expect(from({ origin: 'http://www.example.com' })).toBe(false)
  expect(from({ origin: 'https://www.example.com.evil.example' })).toBe(false)
  expect(from({ origin: 'null' })).toBe(false)
})

test('what a browser says of itself counts also when it names no origin', () => {
  expect(from({ 'sec-fetch-site': 'same-origin' })).toBe(true)
  expect(from({ 'sec-fetch-site': 'same-site' })).toBe(false)
  expect(from({ 'sec-fetch-site': 'cross-site', origin: site })).toBe(false)
})

test('a program that is no browser may ask', () => {
  expect(from({})).toBe(true)
})

test('without a configured origin any loopback host and port is the site', () => {
  expect(from({ origin: 'http://localhost:3000' }, null)).toBe(true)
  expect(from({ origin: 'http://127.0.0.1:8080' }, null)).toBe(true)
  expect(from({ origin: 'http://[::1]:3000' }, null)).toBe(true)
  expect(from({ origin: 'http://localhost.evil.example' }, null)).toBe(false)
  expect(from({ origin: 'null' }, null)).toBe(false)
})
