import type { Kysely } from 'kysely'
import {
  pathOfStep,
  SETUP_STEPS,
  type SetupStep,
} from '#app/features/content-editor/setup/setup-steps.ts'
import { setupTexts } from '#app/features/content-editor/setup/setup-texts.ts'
import { type Actor, recordAuditEvent } from '#app/platform/audit.server.ts'
import type { Schema } from '#db/schema.ts'

export type SetupAct = 'saved' | 'skipped'

const ACTS = { saved: 'setup.saved', skipped: 'setup.skipped' } as const

type StepDone = { step: SetupStep; act: SetupAct; by: Actor }

/** The audit log is what remembers it. */
export async function markStep(
  { db, now }: { db: Kysely<Schema>; now: () => Date },
  { step, act, by }: StepDone,
): Promise<void> {
  const subject = setupTexts.step[step.id].title
  await recordAuditEvent(db, { at: now(), by, act: ACTS[act], subjectId: step.id, subject })
}

/** By the id of the step; a step that was skipped and saved later is saved. One query. */
export async function stepsDone(db: Kysely<Schema>): Promise<ReadonlyMap<string, SetupAct>> {
  const rows = await db
    .selectFrom('audit_log')
    .select(['subject_id as id', 'act'])
    .distinct()
    .where('kind', '=', 'setup')
    .execute()
  const saved = rows.filter(({ act }) => act === ACTS.saved)
  return new Map([
    ...rows.map(({ id }) => [id, 'skipped'] as const),
    ...saved.map(({ id }) => [id, 'saved'] as const),
  ])
}

export type SetupProgress = {
  steps: { path: string; title: string; done: SetupAct | null }[]
  done: number
  count: number
}

export async function setupProgress(db: Kysely<Schema>): Promise<SetupProgress> {
  const done = await stepsDone(db)
  const steps = SETUP_STEPS.map((step) => ({
    path: pathOfStep(step),
    title: setupTexts.step[step.id].title,
    done: done.get(step.id) ?? null,
  }))
  const count = steps.length
  return { steps, count, done: steps.filter((step) => step.done !== null).length }
}
