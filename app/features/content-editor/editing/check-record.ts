import type { Fact } from '#app/features/facts/fact.ts'
import { quotedKeys } from '#app/features/facts/fact.ts'
import {
  findBareFigures,
  findForbiddenWords,
  type Glossary,
} from '#app/features/facts/text-checks.ts'
import { sampleFields } from '#app/features/content/sample-content.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { contentTexts } from '#app/features/content-editor/editing/content-texts.ts'
import { type GroupField, type Json, leavesOf } from '#app/features/entries/form/form-field.ts'
import { fieldProblems } from '#app/features/entries/field-problems.ts'
import { repeatedSections } from '#app/features/content/records/sections.ts'
import { isSectioned } from '#app/features/content/translated-data.ts'
import { recordSchemas, type RecordType } from '#app/features/content/record-types.ts'

/** One sentence for a field; `path` is the record's, such as `steps.items.0.title`. */
export type FieldProblem = { path: string; message: string }

export type RecordCheck = {
  /** Why it cannot be published. */
  problems: FieldProblem[]
  /** What the firm's rules warn of, or refuse where its checklist is binding. */
  findings: FieldProblem[]
}

type Rules = { facts: readonly Pick<Fact, 'key'>[]; glossary: Glossary }

type CheckedRecord = { type: RecordType; form: GroupField; value: Json }

// Facts about the firm and its people, and addresses, whose figures are no law; and the law itself.
const WITHOUT_LAW: readonly RecordType[] = [
  'firm',
  'office',
  'person',
  'menu',
  'fee',
  'fact',
  'bulletin',
]

const SENTENCES = new Set(['line', 'paragraph', 'paragraphs', 'markdown'])

export function checkRecord({ type, form, value }: CheckedRecord, rules: Rules): RecordCheck {
  const { data, error } = recordSchemas[type].safeParse(value)
  const invalid = (error?.issues ?? []).map(({ path, message }) => ({
    path: path.join('.'),
    message,
  }))
  const repeated = data && isSectioned(data) ? repeatedSections(data.sections) : []
  const texts = leavesOf(form, value).flatMap(({ path, field, value: text }) =>
    typeof text === 'string' && SENTENCES.has(field.kind) ? [{ path, text }] : [],
  )
  const known = new Set(rules.facts.map(({ key }) => key))
  const isLaw = !WITHOUT_LAW.includes(type)
  const samples = type === 'person' || type === 'fee' ? sampleFields(value) : []
  return {
    problems: [
      ...invalid,
      ...repeated.map(({ path, message }) => ({ path: `sections.${path}`, message })),
      ...texts.flatMap((field) => findUnknownFacts(field, known)),
    ],
    // The rules themselves name the words.
    findings: [
      ...samples.map((path) => ({ path, message: contentTexts.findings.sample })),
      ...texts
        .filter(({ path }) => !path.startsWith('publishing.'))
        .flatMap((field) => [
          ...said(field.path, contentTexts.findings.forbidden, [
            ...findForbiddenWords(field.text, rules.glossary),
          ]),
          ...(isLaw
            ? said(field.path, contentTexts.findings.figure, findBareFigures(field.text))
            : []),
        ]),
    ],
  }
}

/**
 * What a form takes no more, although an earlier version did: what readers see already may stay until somebody changes it.
 * @param live what readers see
 */
export function findTooLong(form: GroupField, value: Json, live: Json): FieldProblem[] {
  const seen = new Map(leavesOf(form, live).map((leaf) => [leaf.path, leaf.value]))
  return leavesOf(form, value).flatMap(({ path, field, value: text }) => {
    const max = field.kind !== 'number' && 'max' in field ? field.max : undefined
    const isTooLong = typeof text === 'string' && max !== undefined && text.length > max
    return isTooLong && seen.get(path) !== text
      ? [{ path, message: fieldProblems.tooLong(max) }]
      : []
  })
}

function findUnknownFacts({ path, text }: { path: string; text: string }, known: Set<string>) {
  const unknown = quotedKeys(text).filter((key) => !known.has(key))
  return said(path, contentTexts.findings.unknownFact, unknown)
}

function said(path: string, message: string, words: readonly string[]): FieldProblem[] {
  return [...new Set(words)].map((word) => ({ path, message: fillText(message, { word }) }))
}
