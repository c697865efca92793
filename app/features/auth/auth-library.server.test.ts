import { getMigrations } from 'better-auth/db/migration'
import { describe, expect, test } from 'vitest'
import { libraryOptions } from '#app/features/auth/auth-library.server.ts'
import { databaseKinds } from '#test/postgres.ts'
import { openDesk } from '#test/sign-in.ts'

describe.each(databaseKinds)('the tables on %s', (kind) => {
  test('are those that the sign-in library asks for', async () => {
    const desk = await openDesk(kind)
    const needs = { ...desk.services, secret: 'x'.repeat(40), secure: false, publicOrigin: null }
    const { toBeCreated, toBeAdded } = await getMigrations({
      ...libraryOptions(needs),
      database: { db: desk.db, type: kind },
    })
    expect(toBeCreated).toEqual([])
    expect(toBeAdded).toEqual([])
    await desk.close()
  })
})
