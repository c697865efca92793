import { expect, test } from 'vitest'
import { ALL_RIGHTS, mayDo, parseRole, type Right, ROLES } from '#app/features/auth/roles/roles.ts'

const rightsOf = (role: (typeof ROLES)[number]) => ALL_RIGHTS.filter((right) => mayDo(role, right))

test('everybody has their own account, and only owners change what others may do', () => {
  for (const role of ROLES) expect(mayDo(role, 'own-account')).toBe(true)
  const ownersAlone: Right[] = ['import-posts', 'manage-staff', 'read-activity']
  for (const right of ownersAlone)
    expect(ROLES.filter((role) => mayDo(role, right))).toEqual(['owner'])
})

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

test('whoever writes site content may upload its images and find them', () => {
  for (const role of ROLES.filter((each) => mayDo(each, 'write-content')))
    expect([role, mayDo(role, 'write-drafts'), mayDo(role, 'read-posts')]).toEqual([
      role,
      true,
      true,
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
