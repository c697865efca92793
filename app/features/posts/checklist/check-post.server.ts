import type { Kysely } from 'kysely'
import {
  type CheckedForm,
  type Checklist,
  type ChecklistRules,
  type Finding,
  REASON_MAX,
} from '#app/features/posts/checklist/finding.ts'
import { listOtherTitles } from '#app/features/posts/post-titles.server.ts'
import { findFindings } from '#app/features/posts/checklist/publish-checklist.ts'
import { type Fact, factAt } from '#app/features/facts/fact.ts'
import type { Glossary } from '#app/features/facts/text-checks.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import type { Schema } from '#db/schema.ts'

/** What the firm asks of a post before readers see it. */
export type PublishingRules = { checklist: 'advisory' | 'binding'; glossary: Glossary }

/** What judging a post needs. */
export type ChecklistServices = {
  db: Kysely<Schema>
  facts: { current(): readonly Fact[] }
  publishing: PublishingRules
  now: () => Date
}

/** Why a post may not be published over its findings. */
export type OverrideProblem = 'no-reason' | 'reason-too-long'

/** The checklist as the editor opens with it. @param id the post that is edited; null for a new one */
export async function openChecklist(
  services: ChecklistServices,
  id: string | null,
  form: CheckedForm,
): Promise<Checklist> {
  const rules = await rulesFor(services, id)
  const isBinding = services.publishing.checklist === 'binding'
  return { findings: findFindings(form, rules), rules, isBinding }
}

/** What the checklist finds in a form. @param id the post that is edited; null for a new one */
export async function listFindings(
  services: ChecklistServices,
  id: string | null,
  form: CheckedForm,
): Promise<Finding[]> {
  return findFindings(form, await rulesFor(services, id))
}

/**
 * Whether a form may be saved as the firm wants it. Drafts always may, and so does everything where the checklist only
 * advises.
 * @returns the reason to be recorded, null where none was needed
 */
export async function checkPublication(
  services: ChecklistServices,
  id: string | null,
  form: CheckedForm,
): Promise<Result<string | null, OverrideProblem>> {
  if (!form.published || services.publishing.checklist === 'advisory') return ok(null)
  if ((await listFindings(services, id, form)).length === 0) return ok(null)
  // One line: it stands in a line of the activity log.
  const reason = (form.findingsReason ?? '').trim().replaceAll(/\s+/g, ' ')
  if (reason === '') return fail('no-reason')
  return reason.length > REASON_MAX ? fail('reason-too-long') : ok(reason)
}

async function rulesFor(
  { db, facts, publishing, now }: ChecklistServices,
  id: string | null,
): Promise<ChecklistRules> {
  const at = now()
  return {
    glossary: publishing.glossary,
    facts: facts.current().map((fact) => ({ key: fact.key, value: factAt(fact, at) })),
    titles: await listOtherTitles(db, id),
  }
}
