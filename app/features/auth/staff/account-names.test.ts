import { expect, test } from 'vitest'
import { accountNames } from '#app/features/auth/staff/account-names.ts'

test('two people of one name are told apart by their emails, and nobody else', () => {
  const accounts = [
    { id: '1', name: 'Anna Rivera', email: 'anna@example.com' },
    { id: '2', name: 'Bert Okafor', email: 'bert@example.com' },
    { id: '3', name: 'Anna Rivera', email: 'rivera@example.com' },
    { id: '4', name: '', email: 'staff@example.com' },
    { id: '5', name: '', email: 'office@example.com' },
  ]
  expect([...accountNames(accounts).values()]).toEqual([
    'Anna Rivera (anna@example.com)',
    'Bert Okafor',
    'Anna Rivera (rivera@example.com)',
    'staff@example.com',
    'office@example.com',
  ])
})
