import { expect, test } from 'vitest'
import { parseRole, ROLES } from '#app/features/auth/roles/roles.ts'

test('a text is a role only as it is written', () => {
  expect(ROLES.map(parseRole)).toEqual(ROLES)
  for (const text of ['', 'Owner', 'admin', 'toString', '__proto__'])
    expect(parseRole(text)).toBeNull()
})
