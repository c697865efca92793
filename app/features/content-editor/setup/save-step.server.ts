import type { Publication } from '#app/features/content/content-records.server.ts'
import { checkOpened } from '#app/features/content-editor/editing/record-form.server.ts'
import type { FieldProblem } from '#app/features/content-editor/editing/check-record.ts'
import { openRecord } from '#app/features/content-editor/editing/open-record.server.ts'
import type { OpenedRecord } from '#app/features/content-editor/editing/opened-record.ts'
import {
  publishContent,
  saveRecord,
  type SavingServices,
} from '#app/features/content-editor/editing/save-record.server.ts'
import { isSame, type Json } from '#app/features/entries/form/form-field.ts'
import { mergeEntries } from '#app/features/entries/merge/merge-entries.ts'
import { conflictsOf, mergedValue } from '#app/features/entries/merge/merged-entry.ts'
import { mergingTask } from '#app/features/entries/merge/settle-merge.ts'
import { showValue } from '#app/features/entries/form/show-value.ts'
import {
  type OpenedSection,
  problemIn,
  recordOf,
  setupForm,
  setupValue,
  shownValue,
} from '#app/features/content-editor/setup/setup-form.ts'
import type { SetupStep } from '#app/features/content-editor/setup/setup-steps.ts'
import { setupTexts } from '#app/features/content-editor/setup/setup-texts.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import { fillText } from '#app/platform/fill-text.ts'

/** Without what is no sample any more and has nothing to fill in. */
export async function openStep(
  services: SavingServices,
  step: SetupStep,
): Promise<OpenedSection[]> {
  const opened = new Map<string, OpenedRecord>()
  const sections: OpenedSection[] = []
  for (const section of step.sections) {
    const { type, id } = section.record
    const name = `${type}/${id}`
    const record = opened.get(name) ?? (await openRecord(services, { type, id, locale: 'en' }))
    if (!record) throw new Error(`The site has no ${name}`)
    opened.set(name, record)
    const isOwn = record.state !== 'shipped'
    if (section.paths.length > 0 || !isOwn) sections.push({ ...section, opened: record })
  }
  return sections
}

export type SentStep = {
  /** What the form showed when it was opened. */
  base: Json
  value: Json
  /** The findings of the rules have been shown. */
  isWarned: boolean
}

export type StepRefusal = {
  status: 409 | 422
  base: Json
  value: Json
  problems: FieldProblem[]
  findings: FieldProblem[]
  isRefused: boolean
  failed: string | null
}

/** @returns null when readers see all of it */
export async function saveStep(
  services: SavingServices,
  sections: readonly OpenedSection[],
  sent: SentStep,
  by: Actor,
): Promise<StepRefusal | null> {
  const { form } = setupForm(sections)
  const theirs = setupValue(sections)
  const merge = mergeEntries(form, { base: sent.base, theirs, mine: sent.value })
  const value = mergedValue(merge) ?? sent.value
  const conflicts = conflictsOf(merge)
  const refuse = (why: Partial<StepRefusal>): StepRefusal => ({
    status: 422,
    base: theirs,
    value,
    problems: [],
    findings: [],
    isRefused: false,
    failed: null,
    ...why,
  })
  if (conflicts.length > 0)
    return refuse({
      status: 409,
      problems: conflicts.map((conflict) => ({
        path: conflict.path,
        message: fillText(setupTexts.changed, {
          theirs: showValue(conflict.theirs, conflict.field),
        }),
      })),
    })
  const changes = changesOf(sections, value)
  const check = checkChanges(services, sections, changes)
  const isUnseen = check.findings.length > 0 && !sent.isWarned
  if (check.problems.length > 0 || check.isRefused || isUnseen) return refuse(check)
  const published = await publishContent(services, changes.map(publicationOf), by)
  if (!published.ok) return refuse({ status: 409, failed: setupTexts.changedElsewhere })
  await keepDrafts(services, changes, by)
  return null
}

type Change = { opened: OpenedRecord; data: Json }

function changesOf(sections: readonly OpenedSection[], form: Json): Change[] {
  return [...new Set(sections.map(({ opened }) => opened))].flatMap((opened) => {
    const data = recordOf(sections, opened, { form, from: shownValue(opened) })
    return isSame(data, opened.live) ? [] : [{ opened, data }]
  })
}

function checkChanges(
  { site, now }: SavingServices,
  sections: readonly OpenedSection[],
  changes: readonly Change[],
): Pick<StepRefusal, 'problems' | 'findings' | 'isRefused' | 'failed'> {
  const rules = { site: site('en'), now: now() }
  const checks = changes.flatMap(({ opened, data }) => {
    if (data === null) return []
    const { problems, findings } = checkOpened(opened, data, rules)
    const shown = (all: FieldProblem[]) =>
      all.flatMap((problem) => problemIn(sections, opened, problem) ?? [])
    return [{ problems: shown(problems), findings: shown(findings), hidden: problems }]
  })
  const problems = checks.flatMap((check) => check.problems)
  const findings = checks.flatMap((check) => check.findings)
  const [elsewhere] = problems.length > 0 ? [] : checks.flatMap(({ hidden }) => hidden)
  return {
    problems: elsewhere ? [elsewhere] : problems,
    findings,
    isRefused: rules.site.firm.publishing.checklist === 'binding' && findings.length > 0,
    failed: null,
  }
}

function publicationOf({ opened, data }: Change): Publication {
  const { key, version: seenVersion, review } = opened
  if (data === null) return { ...key, seenVersion, to: 'removed' }
  // That a service is offered or not changes no word of it.
  const kept = key.type === 'service' ? review : null
  return { ...key, seenVersion, to: 'published', data, review: kept }
}

/** What somebody has begun elsewhere stays a draft, over what was published here. */
async function keepDrafts(
  services: SavingServices,
  changes: readonly Change[],
  by: Actor,
): Promise<void> {
  for (const { opened, data } of changes) {
    if (!opened.hasDraft || data === null) continue
    const { key, version, value: theirs } = opened
    const sides = { base: shownValue(opened), theirs, mine: data }
    const merging = { field: opened.form, sides, asked: [], decisions: new Map() }
    const value = (await services.textWorker.run(mergingTask, merging))?.value
    if (value === undefined) continue
    const form = { key, seenVersion: version + 1, base: data, value, english: null }
    await saveRecord(services, form, by)
  }
}
