/**
 * The one pair that the mock sign-in accepts (specification, sections 2 and 5). It stands on the Login page and protects
 * nothing. No build of a site with a backend holds it: see `test/abuse/site-lost-database.test.ts`.
 */
export const DEMO_PAIR = { email: 'admin@demo.example', password: 'look-around-2026' } as const

/** Whose posts they are. */
export const DEMO_USER = {
  id: '00000000-0000-4000-8000-00000000de30',
  email: DEMO_PAIR.email,
  name: 'Demo Admin',
} as const
