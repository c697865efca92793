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
import { fieldOf, TEXT_FIELDS, type TextName } from '#app/features/posts/post-fields.ts'
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
    ...TEXT_FIELDS.flatMap((field) => [
      ...(OWN_CHECKS[field]?.(form, rules) ?? []).map((finding) => ({ ...finding, field })),
      ...(fieldOf(field).checked ? findInLine(field, form[field], rules) : []),
    ]),
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

type Check = (form: CheckedForm, rules: ChecklistRules) => Omit<Finding, 'field'>[]

const OWN_CHECKS: Partial<Record<TextName, Check>> = {
  title({ title }, { titles }) {
    const folded = foldForSearch(title)
    const isTaken = folded !== '' && titles.some((other) => foldForSearch(other) === folded)
    return isTaken ? [{ kind: 'title-taken', words: title.trim() }] : []
  },
  excerpt: ({ excerpt }) =>
    [...excerpt.trim()].length > EXCERPT_IN_SEARCH ? [{ kind: 'excerpt-long', words: '' }] : [],
  content: findContentFindings,
  date: ({ date }, { locale }) => findInDate(date, locale),
  image({ image }, { imageHosts }) {
    const host = outsideHost(image, imageHosts)
    return host === null ? [] : [{ kind: 'cover-outside', words: host }]
  },
  imageAlt({ image, imageAlt, imageDecorates }) {
    const isSilent = image.trim() !== '' && imageAlt.trim() === '' && imageDecorates !== 'on'
    return isSilent ? [{ kind: 'cover-alt', words: '' }] : []
  },
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
