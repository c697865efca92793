import {
  MESSAGE_FIELDS,
  type MessageField,
  type MessageProblem,
  type MessageProblems,
} from '#app/features/contact/message.ts'

export type ProblemTexts = Partial<Record<MessageField, string>>

export type ProblemSentences = Record<
  MessageField,
  Partial<Record<MessageProblem, string | undefined>>
>

export function describeProblems(
  problems: MessageProblems,
  words: { problems: ProblemSentences },
): ProblemTexts {
  const texts: ProblemTexts = {}
  for (const field of MESSAGE_FIELDS) {
    const problem = problems[field]
    const text = problem === undefined ? undefined : words.problems[field][problem]
    if (text !== undefined) texts[field] = text
  }
  return texts
}

/** Spec 5.17: one empty field decides, whatever else is wrong. */
export function alertFor(problems: MessageProblems): 'empty' | 'invalid' {
  return Object.values(problems).includes('empty') ? 'empty' : 'invalid'
}
