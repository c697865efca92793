import { expect, test } from 'vitest'
import { staleAfter } from '#app/features/dashboard/live-kinds.ts'
import { currentSection, dashboardSections } from '#app/features/dashboard/sections.ts'

const sections = dashboardSections(3)

test('the editor belongs to the posts, a message to the messages, and one’s own account to no section', () => {
  expect(currentSection(sections, '/dashboard')).toBe('/dashboard')
  expect(currentSection(sections, '/dashboard/blog/new')).toBe('/dashboard')
  expect(currentSection(sections, '/dashboard/messages/1')).toBe('/dashboard/messages')
  expect(currentSection(sections, '/dashboard/overview')).toBe('/dashboard/overview')
  expect(currentSection(sections, '/dashboard/setup/firm')).toBe('/dashboard/content')
  expect(currentSection(sections, '/dashboard/help')).toBe('/dashboard/help')
  expect(currentSection(sections, '/dashboard/accounts')).toBe('/dashboard')
  expect(currentSection(sections, '/dashboard/account/password')).toBe('/dashboard/account')
})

test('news loads a page again, and of the list of posts its rows alone', () => {
  expect(staleAfter(['messages'], '/dashboard/messages', false)).toBe('page')
  expect(staleAfter(['posts'], '/dashboard/activity', false)).toBe('page')
  expect(staleAfter(['posts'], '/dashboard', false)).toBe('list')
  // The count beside Messages.
  expect(staleAfter(['posts', 'messages'], '/dashboard', false)).toBe('page')
})

test('a form keeps the version with which it was opened, so that a second editor is noticed', () => {
  expect(staleAfter(['posts', 'accounts'], '/dashboard/blog/edit/1', false)).toBe(null)
  expect(staleAfter(['accounts'], '/dashboard/account', true)).toBe(null)
})

test('somebody who opens a post makes nobody load a page again', () => {
  expect(staleAfter(['editors'], '/dashboard', false)).toBe(null)
  expect(staleAfter(['editors'], '/dashboard/activity', false)).toBe(null)
  expect(staleAfter(['editors', 'posts'], '/dashboard', false)).toBe('list')
})

test('the list goes on while its boxes are ticked', () => {
  expect(staleAfter(['posts', 'messages'], '/dashboard', true)).toBe('list')
  expect(staleAfter(['messages'], '/dashboard', true)).toBe(null)
})
