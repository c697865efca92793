import { expect, test } from 'vitest'
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
