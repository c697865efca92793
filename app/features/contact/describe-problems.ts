import {
  MESSAGE_FIELDS,
  type MessageField,
  type MessageProblem,
  type MessageProblems,
} from '#app/features/contact/message.ts'

/** What is wrong, by field, in words for the person at the form. */
export type ProblemTexts = Partial<Record<MessageField, string>>

/** A sentence for what can be wrong; a page carries some of them, the server all. */
export type ProblemSentences = Record<
  MessageField,
  Partial<Record<MessageProblem, string | undefined>>
>

/** The sentence for each problem of a form. */
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

/** Which notice stands above a form with problems: one empty field is the specification's, whatever else is wrong. */
export function alertFor(problems: MessageProblems): 'empty' | 'invalid' {
  return Object.values(problems).includes('empty') ? 'empty' : 'invalid'
}
