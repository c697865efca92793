import { getMigrations } from 'better-auth/db/migration'
import { describe, expect, test } from 'vitest'
import { libraryOptions } from '#app/features/auth/auth-library.server.ts'
import { databaseKinds } from '#test/postgres.ts'
import { openDashboard } from '#test/sign-in.ts'

describe.each(databaseKinds)('the tables on %s', (kind) => {
  test('are those that the sign-in library asks for', async () => {
    const dashboard = await openDashboard(kind)
    const needs = {
      ...dashboard.services,
      secret: 'x'.repeat(40),
      secure: false,
      publicOrigin: null,
    }
    const { toBeCreated, toBeAdded } = await getMigrations({
      ...libraryOptions(needs),
      database: { db: dashboard.db, type: kind },
    })
    expect(toBeCreated).toEqual([])
    expect(toBeAdded).toEqual([])
    await dashboard.close()
  })
})
