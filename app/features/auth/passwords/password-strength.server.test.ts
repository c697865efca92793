import { describe, expect, test } from 'vitest'
import { findWeaknesses } from '#app/features/auth/passwords/password-strength.server.ts'
import { describeWeaknesses } from '#app/features/auth/credentials.ts'

const MARIA = { email: 'maria.lopez@example.com', name: 'María López Ortega' }

describe('a password is too weak', () => {
  test.each([
    ['short words', ['too-short']],
    ['x'.repeat(129), ['too-long']],
    ['Maria.Lopez@Example.com', ['email']],
    ['12-maria.lopez-34', ['email']],
    ['lópez ortega 7', ['name']],
    ['ab1ab1ab1ab1ab1', ['repeats']],
    ['kvmnkvmnkvmnkvmn', ['repeats']],
    ['aaaaaaaaaaaa', ['repeats', 'leaked']],
    ['123456789012', ['leaked']],
    ['qazwsxedcrfv', ['leaked']],
    ['QAZwsxEDCrfv', ['leaked']],
    ['  baseball2026!', ['leaked']],
    ['password', ['too-short', 'leaked']],
  ])('%s', async (password, weaknesses) => {
    expect(await findWeaknesses(password, MARIA)).toEqual(weaknesses)
  })

  test('when the account had it before, which is asked last', async () => {
    const requested: string[] = []
    const isReused = async (password: string) => requested.push(password) > 0
    expect(await findWeaknesses('Seven lamps over water', MARIA, isReused)).toEqual(['reused'])
    expect(await findWeaknesses('x'.repeat(129), MARIA, isReused)).toEqual(['too-long'])
    expect(requested).toEqual(['Seven lamps over water'])
  })
})

describe('a password is good', () => {
  test.each([
    'correct horse battery',
    'purple monkey dishwasher',
    'maria likes seven lamps over water',
    'Тихий дом у старой реки',
    '🦊🐢🌊🔥🍋🚲🎻🧭🪁🥾🧶🔭',
    'vT9!kQz2#mLw7',
  ])('%s', async (password) => {
    expect(await findWeaknesses(password, MARIA)).toEqual([])
  })

  test('also for someone without a name', async () => {
    expect(await findWeaknesses('correct horse battery', { ...MARIA, name: '' })).toEqual([])
  })

  test('but for very few of many thousands that no one has leaked', async () => {
    let taken = 0
    for (let index = 0; index < 20_000; index += 1) {
      const password = `zq${index.toString(36)}vm xk wj ${index * 7}kp`
      if ((await findWeaknesses(password, MARIA)).length > 0) taken += 1
    }
    expect(taken).toBeLessThan(20)
  })
})

test('each reason is one sentence with our figures', () => {
  expect(describeWeaknesses(['too-short', 'too-long', 'reused'])).toEqual([
    'It has fewer than 12 characters.',
    'It has more than 128 characters.',
    'It is one of your last 5 passwords.',
  ])
})
