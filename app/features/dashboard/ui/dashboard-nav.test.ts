import { expect, test } from 'vitest'
import { currentSection, dashboardSections } from '#app/features/dashboard/ui/dashboard-nav.tsx'

const sections = dashboardSections(3)

test('the editor belongs to the posts, and a message to the messages', () => {
  expect(currentSection(sections, '/dashboard')).toBe('/dashboard')
  expect(currentSection(sections, '/dashboard/blog/new')).toBe('/dashboard')
  expect(currentSection(sections, '/dashboard/messages/1')).toBe('/dashboard/messages')
  expect(currentSection(sections, '/dashboard/accounts')).toBe('/dashboard')
})
