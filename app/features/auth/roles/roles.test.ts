import { expect, test } from 'vitest'
import { ALL_RIGHTS, mayDo, parseRole, ROLES } from '#app/features/auth/roles/roles.ts'

const rightsOf = (role: (typeof ROLES)[number]) => ALL_RIGHTS.filter((right) => mayDo(role, right))

test('a lawyer reviews and publishes and answers messages', () => {
  const missing = ALL_RIGHTS.filter((right) => !mayDo('lawyer', right))
  expect(missing).toEqual(['settle-reviewers', 'import-posts', 'manage-staff', 'read-activity'])
})

test('a writer drafts, publishes nothing, and sees no message', () => {
  expect(rightsOf('writer')).toEqual([
    'own-account',
    'read-posts',
    'write-drafts',
    'write-content',
    'read-facts',
  ])
})

test('an assistant has messages only, and erases none', () => {
  expect(rightsOf('assistant')).toEqual(['own-account', 'work-on-messages'])
})

test('a text is a role only as it is written', () => {
  expect(ROLES.map(parseRole)).toEqual(ROLES)
  for (const text of ['', 'Owner', 'admin', 'toString', '__proto__'])
    expect(parseRole(text)).toBeNull()
})
