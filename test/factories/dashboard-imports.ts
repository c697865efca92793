import { expect } from 'vitest'
import {
  confirmImport,
  findImport,
  startImport,
} from '#app/features/import/dashboard/dashboard-imports.server.ts'
import { createImportRunner } from '#app/features/import/dashboard/run-imports.server.ts'
import { takeFiles } from '#app/features/import/dashboard/sent-files.server.ts'
import { createLogger } from '#app/platform/log.server.ts'
import { anAccount } from '#test/factories/accounts.ts'
import type { DatabaseKind } from '#test/postgres.ts'
import { openImageStore } from '#test/factories/image-store.ts'

export const OWNER = { id: 'u1', name: 'owner@example.com' }
const OPTIONS = { locale: 'es', tags: false } as const

/** The imports of the dashboard of an owner, u1, and a colleague, u2. */
export async function openDashboardImports(kind: DatabaseKind) {
  const { services, ...opened } = await openServices(kind)
  const stateOf = async (id: string) => (await findImport(opened.db, 'u1', id))?.state
  const send = async (...sent: File[]) => {
    const taken = await takeFiles(sent)
    if (!taken.ok) return taken.problem
    const started = await startImport(services, OWNER, taken.value, OPTIONS)
    return started.ok ? started.value : started.problem
  }
  /** Starts, and stops as soon as something has come of it. */
  const runUntil = async (isSo: () => Promise<boolean> | boolean) => {
    const clock = createImportRunner(services).start()
    await expect.poll(isSo, { timeout: 10_000, interval: 1 }).toBe(true)
    await clock.stop()
  }
  const runToTheEnd = (id: string) =>
    runUntil(async () => /^(?:checked|done|failed)$/.test((await stateOf(id)) ?? ''))
  const check = async (...sent: File[]) => {
    const id = await send(...sent)
    await runToTheEnd(id)
    return id
  }
  const take = async (...sent: File[]) => {
    const id = await check(...sent)
    await confirmImport(services, OWNER, id)
    await runToTheEnd(id)
    return id
  }
  return { ...opened, services, stateOf, send, runUntil, check, take, runToTheEnd }
}

async function openServices(kind: DatabaseKind) {
  const lines: string[] = []
  const log = createLogger(
    (line) => lines.push(line),
    () => new Date(),
  )
  const { store, services, close } = await openImageStore(kind, { log })
  const { db } = store
  const users = ['u1', 'u2'].map((id) => anAccount(id, 'owner'))
  await db.insertInto('users').values(users).execute()
  return {
    store,
    db,
    lines,
    services: { ...services, ...store.services(), log, timeZone: () => 'UTC' },
    close,
  }
}
