import {
  findContentFindings,
  findTextFindings,
} from '#app/features/posts/checklist/content-findings.ts'
import {
  type CheckedForm,
  type ChecklistRules,
  EXCERPT_IN_SEARCH,
  type Finding,
  languageOf,
} from '#app/features/posts/checklist/finding.ts'
import { findInDate } from '#app/features/posts/checklist/written-date.ts'
import { outsideHost } from '#app/features/images/external-image.ts'
import { foldForSearch } from '#app/platform/texts/fold-for-search.ts'
import type { TextTask } from '#app/platform/texts/text-task.ts'

const NO_WORDS = { glossary: { forbidden: [], allowed: [] }, facts: [] }

/** More are no list that anybody works through. */
const MOST_FINDINGS = 200

/** In the order of the form; empty fields are left to the form's own validation. */
export function findFindings(form: CheckedForm, known: ChecklistRules): Finding[] {
  // Another language was chosen since; its words are known after the next save.
  const rules = languageOf(form) === known.locale ? known : { ...known, ...NO_WORDS }
  const found = [
    ...findInTitle(form, rules),
    ...findInExcerpt(form, rules),
    ...findContentFindings(form, rules),
    ...findInDate(form.date, rules.locale).map((finding) => ({
      ...finding,
      field: 'date' as const,
    })),
    ...findInCover(form, rules),
    ...findInReview(form, rules),
  ]
  const alike = Map.groupBy(found, ({ kind, field, words }) => [kind, field, words].join('\n'))
  return [...alike.values()].slice(0, MOST_FINDINGS).flatMap(([first]) => first ?? [])
}

export const checkingTask: TextTask<{ form: CheckedForm; known: ChecklistRules }, Finding[]> = {
  name: 'check a post',
  sizeOf: ({ form }) => form.content.length,
  run: ({ form, known }) => findFindings(form, known),
}

function findInTitle({ title }: CheckedForm, rules: ChecklistRules): Finding[] {
  const folded = foldForSearch(title)
  const isTaken = folded !== '' && rules.titles.some((other) => foldForSearch(other) === folded)
  return [
    ...(isTaken ? [{ kind: 'title-taken', field: 'title', words: title.trim() } as const] : []),
    ...findInLine('title', title, rules),
  ]
}

function findInExcerpt({ excerpt }: CheckedForm, rules: ChecklistRules): Finding[] {
  const isLong = [...excerpt.trim()].length > EXCERPT_IN_SEARCH
  return [
    ...(isLong ? [{ kind: 'excerpt-long', field: 'excerpt', words: '' } as const] : []),
    ...findInLine('excerpt', excerpt, rules),
  ]
}

function findInCover(form: CheckedForm, rules: ChecklistRules): Finding[] {
  const { image, imageAlt, imageDecorates } = form
  const isSilent = image.trim() !== '' && imageAlt.trim() === '' && imageDecorates !== 'on'
  const host = outsideHost(image, rules.imageHosts)
  return [
    ...(host === null ? [] : [{ kind: 'cover-outside', field: 'image', words: host } as const]),
    ...(isSilent ? [{ kind: 'cover-alt', field: 'imageAlt', words: '' } as const] : []),
    ...findInLine('imageAlt', imageAlt, rules),
  ]
}

// Facts are quoted only in the content (see quoteKnownFacts), so none is offered here.
function findInLine(field: Finding['field'], text: string, rules: ChecklistRules): Finding[] {
  return findTextFindings(text, { ...rules, facts: [] }).map((finding) => ({ ...finding, field }))
}

// ABA Formal Opinion 10-457: a firm's publication about the law shows when it was last reviewed.
function findInReview(
  { reviewedBy, reviewedOn }: CheckedForm,
  { reviewers }: ChecklistRules,
): Finding[] {
  if (reviewedBy === undefined) return []
  const name = reviewedBy.trim()
  if (name === '') return [{ kind: 'reviewer', field: 'reviewedBy', words: '' }]
  if (!reviewers.includes(name))
    return [{ kind: 'reviewer-unknown', field: 'reviewedBy', words: name }]
  if (reviewedOn === undefined || reviewedOn.trim() !== '') return []
  return [{ kind: 'review-day', field: 'reviewedOn', words: '' }]
}
