import type { Kysely } from 'kysely'
import {
  type CheckedForm,
  type Checklist,
  type ChecklistRules,
  type Finding,
  languageOf,
  REASON_MAX,
} from '#app/features/posts/checklist/finding.ts'
import type { PostForm } from '#app/features/posts/post.ts'
import { listOtherTitles } from '#app/features/posts/post-titles.server.ts'
import { checkingTask } from '#app/features/posts/checklist/publish-checklist.ts'
import { factValues } from '#app/features/facts/fact.ts'
import { factsOf } from '#app/features/content/facts-of-site.ts'
import type { SiteContent } from '#app/features/content/site-content.ts'
import type { Glossary } from '#app/features/facts/text-checks.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import type { Locale } from '#app/platform/texts/locales.ts'
import type { TextWorker } from '#app/platform/texts/text-worker.server.ts'
import type { Schema } from '#db/schema.ts'

export type PublishingRules = {
  checklist: 'advisory' | 'binding'
  glossaryIn: (locale: Locale) => Glossary
  reviewers: () => readonly string[]
  imageHosts: readonly string[]
}

export type ChecklistServices = {
  db: Kysely<Schema>
  site: (locale: Locale) => SiteContent
  publishing: PublishingRules
  textWorker: TextWorker
  now: () => Date
}

export type OverrideProblem = 'no-reason' | 'reason-too-long'

export async function openChecklist(
  services: ChecklistServices,
  id: string | null,
  form: CheckedForm,
): Promise<Checklist> {
  const known = await rulesFor(services, id, languageOf(form))
  const found = await services.textWorker.run(checkingTask, { form, known })
  const findings = found ?? [{ kind: 'not-checked', field: 'content', words: '' }]
  return { findings, rules: known, isBinding: services.publishing.checklist === 'binding' }
}

export async function listFindings(
  services: ChecklistServices,
  id: string | null,
  form: CheckedForm,
): Promise<readonly Finding[]> {
  return (await openChecklist(services, id, form)).findings
}

/** A form without the fields of the review is not asked for it. */
export function checkedForm(form: PostForm, mayPublish: boolean): CheckedForm {
  const { reviewedBy: _by, reviewedOn: _on, ...text } = form
  return mayPublish ? form : text
}

/** Null where no reason is needed: for drafts, and where the checklist only advises. */
export async function checkPublication(
  services: ChecklistServices,
  id: string | null,
  form: CheckedForm,
): Promise<Result<string | null, OverrideProblem>> {
  if (!form.published || services.publishing.checklist === 'advisory') return ok(null)
  if ((await listFindings(services, id, form)).length === 0) return ok(null)
  // One line, because it is part of a line of the activity log.
  const reason = (form.findingsReason ?? '').trim().replaceAll(/\s+/g, ' ')
  if (reason === '') return fail('no-reason')
  return reason.length > REASON_MAX ? fail('reason-too-long') : ok(reason)
}

async function rulesFor(
  { db, site, publishing, now }: ChecklistServices,
  id: string | null,
  locale: Locale,
): Promise<ChecklistRules> {
  return {
    locale,
    glossary: publishing.glossaryIn(locale),
    reviewers: publishing.reviewers(),
    imageHosts: publishing.imageHosts,
    facts: factValues(factsOf(site(locale)), now()),
    titles: await listOtherTitles(db, id),
  }
}
