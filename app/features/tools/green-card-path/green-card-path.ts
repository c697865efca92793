export const PATH_ANSWERS = {
  relative: ['immediate', 'resident', 'line', 'none'],
  work: ['offer', 'known', 'none'],
  place: ['here', 'abroad'],
} as const

export type PathQuestion = keyof typeof PATH_ANSWERS
export type PathAnswers = {
  [Question in PathQuestion]: (typeof PATH_ANSWERS)[Question][number]
}
export type GreenCardPath = 'family' | 'familyLine' | 'talent' | 'employer' | 'others'

export const PATH_QUESTIONS = Object.keys(PATH_ANSWERS) as PathQuestion[]

/** As an answer prints it. */
export const PATH_CITATIONS: Record<GreenCardPath, string> = {
  family: 'INA 201(b)(2)(A)(i)',
  familyLine: 'INA 203(a)',
  talent: 'INA 203(b)(1)',
  employer: 'INA 203(b)(2) and (3)',
  others: 'INA 203(b)(4) and 203(c)',
}

// The path to ask about first: one without a yearly limit, then the relative of a permanent resident, then work, and the
// long lines for the relatives of citizens last.
export function greenCardPath({ relative, work }: PathAnswers): GreenCardPath {
  if (relative === 'immediate') return 'family'
  if (relative === 'resident') return 'familyLine'
  if (work === 'known') return 'talent'
  if (work === 'offer') return 'employer'
  return relative === 'line' ? 'familyLine' : 'others'
}

/** What the address answers; null where it names no question. An answer that does not exist counts as none. */
export function readPathAnswers(query: URLSearchParams): Partial<PathAnswers> | null {
  if (!PATH_QUESTIONS.some((question) => query.has(question))) return null
  const given = PATH_QUESTIONS.flatMap((question) => {
    const answer = query.get(question)
    const isKnown = (PATH_ANSWERS[question] as readonly (string | null)[]).includes(answer)
    return isKnown ? [[question, answer]] : []
  })
  return Object.fromEntries(given) as Partial<PathAnswers>
}

export function isComplete(answers: Partial<PathAnswers>): answers is PathAnswers {
  return PATH_QUESTIONS.every((question) => answers[question] !== undefined)
}
