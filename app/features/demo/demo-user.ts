/** Spec 5.14: shown on the Login page and protects nothing; other builds exclude it (`test/abuse/site-lost-database.test.ts`). */
export const DEMO_PAIR = { email: 'admin@demo.example', password: 'look-around-2026' } as const

export const DEMO_USER = {
  id: '00000000-0000-4000-8000-00000000de30',
  email: DEMO_PAIR.email,
  name: 'Demo Admin',
} as const
