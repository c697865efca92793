import { readReview, type Review } from '#app/features/entries/publication/review.ts'
import { readAsked } from '#app/features/content-editor/editing/tell-draft.ts'
import {
  checkRecord,
  type FieldProblem,
  findTooLong,
  type RecordCheck,
} from '#app/features/content-editor/editing/check-record.ts'
import { checkBulletin } from '#app/features/content-editor/editing/check-bulletin.ts'
import { checkFact } from '#app/features/content-editor/editing/check-fact.ts'
import { checkSlug } from '#app/features/content-editor/editing/check-slug.ts'
import { contentTexts } from '#app/features/content-editor/editing/content-texts.ts'
import type { OpenedRecord } from '#app/features/content-editor/editing/opened-record.ts'
import type { RecordAnswer } from '#app/features/content-editor/editing/record-answer.ts'
import type { RecordForm } from '#app/features/content-editor/editing/save-record.server.ts'
import type { Json } from '#app/features/entries/form/form-field.ts'
import { readDecisions } from '#app/features/entries/merge/decisions.ts'
import { readRecordForm } from '#app/features/entries/form/read-entry-form.ts'
import { completed } from '#app/features/content-editor/translations/translation-form.ts'
import { samplesLeft } from '#app/features/content/sample-content.ts'
import { reviewersOf } from '#app/features/content/reviewers.ts'
import { factsOf } from '#app/features/content/facts-of-site.ts'
import type { SiteContent } from '#app/features/content/site-content.ts'
import { numberOf, textOf } from '#app/platform/http/read-form.server.ts'
import type { LocalDate } from '#app/platform/local-time.ts'
import { parseJson } from '#app/platform/parse-json.ts'
import { fail, type Result } from '#app/platform/result.ts'

/** What was sent from the page of a record. @param english the text beside a translation */
export function readRecord(opened: OpenedRecord, form: FormData, english: Json): RecordForm {
  return {
    key: opened.key,
    seenVersion: numberOf(form, 'version'),
    base: (parseJson(textOf(form, 'base')) ?? null) as Json,
    value: completed(opened, readRecordForm(opened.form, form, opened.value)),
    english,
    asked: readAsked(textOf(form, 'asked')),
    decisions: readDecisions(form),
  }
}

type Typed = Pick<RecordForm, 'value' | 'seenVersion' | 'base' | 'asked'>

/** The page again with what was typed. */
export function answerTo(sent: Typed, why: Partial<RecordAnswer> = {}): RecordAnswer {
  return {
    value: sent.value,
    version: sent.seenVersion,
    base: sent.base,
    asked: sent.asked ?? null,
    problems: [],
    findings: [],
    isRefused: false,
    conflict: null,
    focus: null,
    failed: null,
    publication: null,
    ...why,
  }
}

type Rules = {
  /** In the language of the record. */
  site: SiteContent
  now: Date
  /** What is published in the same moment. */
  together?: readonly OpenedRecord[]
}

export function checkOpened(
  { key, form, live, translation }: Pick<OpenedRecord, 'key' | 'form' | 'live' | 'translation'>,
  value: Json,
  { site, now, together = [] }: Rules,
): RecordCheck & { isRefused: boolean } {
  const { checklist, glossary } = site.firm.publishing
  const check = checkRecord({ type: key.type, form, value }, { facts: factsOf(site), glossary })
  const known = new Set(check.problems.map(({ path }) => path))
  check.problems.push(...findTooLong(form, value, live).filter(({ path }) => !known.has(path)))
  if (translation !== null && translation.englishState !== 'shown')
    check.problems.unshift({ path: '', message: contentTexts.form.englishFirst })
  // Whoever publishes the firm's own profile says that the site is theirs.
  if (key.type === 'firm' && samplesLeft(site, value).length > 0)
    check.findings.push({ path: '', message: contentTexts.findings.samplesLeft })
  // The rules are about words, so they refuse no address.
  const isRefused = checklist === 'binding' && check.findings.length > 0
  const { problems, findings } = checkSlug({ key, live }, value, { site, together })
  check.problems.push(...problems.filter(({ path }) => !known.has(path)))
  check.findings.push(...findings)
  check.problems.push(...checkFact(key, value, { site, now, together }))
  const bulletin = checkBulletin(key, value, site)
  check.problems.push(...bulletin.problems)
  check.findings.push(...bulletin.findings)
  return { ...check, isRefused }
}

/** @param today in the firm's zone */
export function reviewIn(
  form: FormData,
  site: SiteContent,
  today: LocalDate,
): Result<Review | null, FieldProblem[]> {
  const reviewedBy = textOf(form, 'reviewedBy')
  // The day is in the form before a lawyer is chosen.
  const reviewedOn = reviewedBy === '' ? '' : textOf(form, 'reviewedOn')
  const read = readReview({ reviewedBy, reviewedOn }, { reviewers: reviewersOf(site), today })
  if (read.ok) return read
  return fail(Object.entries(read.problem).map(([path, message]) => ({ path, message })))
}
