import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, describe, expect, test } from 'vitest'
import { createAdministrator, OPERATOR } from '#app/features/auth/accounts.server.ts'
import type { Role } from '#app/features/auth/roles/roles.ts'
import { changeRole, disableAccount } from '#app/features/auth/staff/account-state.server.ts'
import { openDatabase } from '#app/platform/db/database.server.ts'
import type { Schema } from '#db/schema.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'
import { aBrowser, ANNA, BERT, openDashboard } from '#test/sign-in.ts'

const LAST = { ok: false, problem: { kind: 'last' } }

describe.each(databaseKinds)('roles on %s', (kind) => {
  const dashboard = openedForEach(() => openDashboard(kind))
  let bertId: string
  beforeEach(async () => {
    const made = await createAdministrator(dashboard.services, BERT)
    if (!made.ok) throw new Error('Bert has no account')
    bertId = made.value.id
  })
  const anna = () => ({ id: dashboard.annaId, name: ANNA.email })
  const become = (id: string, role: Role) => changeRole(dashboard.services, { id, role }, anna())
  const roles = async () => {
    const query = dashboard.db.selectFrom('users').select(['id', 'role', 'disabled_at'])
    return new Map((await query.execute()).map((user) => [user.id, user]))
  }

  test('a session has the role that its account has at that moment, in every process', async () => {
    const browser = aBrowser(dashboard.auth)
    await browser.signIn(BERT)
    const elsewhere = aBrowser(dashboard.restart(), '192.0.2.2', browser.jar)
    for (const role of ['writer', 'assistant', 'owner'] as const) {
      expect(await become(bertId, role)).toMatchObject({ ok: true })
      expect([(await browser.read())?.role, (await elsewhere.read())?.role]).toEqual([role, role])
    }
  })

  test('a change is remembered with both roles, and only when something changed', async () => {
    for (const role of ['writer', 'writer', 'lawyer'] as const) await become(bertId, role)
    expect(await become('nobody', 'writer')).toEqual({ ok: false, problem: { kind: 'unknown' } })
    const acts = dashboard.db.selectFrom('audit_log').selectAll().orderBy('id')
    const event = { act: 'account.role-changed', actor: ANNA.email, subject_id: bertId }
    expect(await acts.where('act', '=', event.act).execute()).toMatchObject([
      { ...event, subject: `${BERT.email} (owner to writer)` },
      { ...event, subject: `${BERT.email} (writer to lawyer)` },
    ])
  })

  test('the last owner who can sign in is neither demoted nor disabled, whoever else there is', async () => {
    await become(bertId, 'lawyer')
    expect(await become(dashboard.annaId, 'writer')).toEqual(LAST)
    expect(await disableAccount(dashboard.services, ANNA, OPERATOR)).toEqual(LAST)
    await become(bertId, 'owner')
    await disableAccount(dashboard.services, BERT, OPERATOR)
    expect(await become(dashboard.annaId, 'writer')).toEqual(LAST)
    expect(await become(bertId, 'writer')).toMatchObject({ ok: true })
    expect((await roles()).get(dashboard.annaId)?.role).toBe('owner')
  })

  const PAIRS = {
    'demote each other': () => [become(dashboard.annaId, 'writer'), become(bertId, 'writer')],
    'demote and disable each other': () => [
      become(dashboard.annaId, 'assistant'),
      disableAccount(dashboard.services, BERT, OPERATOR),
    ],
  }

  test.each(Object.entries(PAIRS))(
    'of two owners who %s at the same moment, one remains',
    async (_, acts) => {
      const outcomes = await Promise.all(acts())
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
      expect(outcomes).toContainEqual(LAST)
      const left = [...(await roles()).values()]
      expect(
        left.filter((user) => user.role === 'owner' && user.disabled_at === null),
      ).toHaveLength(1)
    },
  )

  test('nor do two processes leave the site without an owner', async () => {
    const terminal = openDatabase<Schema>(dashboard.address, () => {})
    const { promise: bertIsWriter, resolve: sayBertIsWriter } = Promise.withResolvers<void>()
    const demotingBert = terminal.db.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('users')
        .set({ role: 'writer' })
        .where('id', '=', bertId)
        .execute()
      sayBertIsWriter()
      await sleep(100)
    })
    await bertIsWriter
    expect(await become(dashboard.annaId, 'lawyer')).toEqual(LAST)
    await demotingBert
    await terminal.close()
  })

  test('a role that the site does not know cannot be stored', async () => {
    const strange = { role: 'superuser' as Role }
    await expect(dashboard.db.updateTable('users').set(strange).execute()).rejects.toThrow(/check/i)
  })
})
