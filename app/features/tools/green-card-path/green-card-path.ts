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

/** INA 245 asks an immediate relative for less than everyone else, so what is said about here differs. */
export type Finish = 'abroad' | 'immediateHere' | 'lineHere'

/** What comes before every question, and leads on at once. */
export const FIRST_LINES = ['hurt', 'afraid', 'court'] as const
export type FirstLine = (typeof FIRST_LINES)[number]

export type PathAnswer = {
  path: GreenCardPath
  finish: Finish
  /** Whether the Visa Bulletin says whose turn it is. */
  isInBulletin: boolean
  /** As an answer prints it, in every language. */
  rule: string
}

export const PATH_QUESTIONS = Object.keys(PATH_ANSWERS) as PathQuestion[]

/** Of the Immigration and Nationality Act. */
const PATH_SECTIONS: Record<GreenCardPath, readonly string[]> = {
  family: ['201(b)(2)(A)(i)'],
  familyLine: ['203(a)'],
  talent: ['203(b)(1)'],
  employer: ['203(b)(2)', '203(b)(3)'],
  others: ['203(b)(4)', '203(c)'],
}

const FINISH_SECTIONS: Record<Finish, readonly string[]> = {
  abroad: [],
  immediateHere: ['245(a)'],
  lineHere: ['245(a)', '245(c)'],
}

export const VISA_BULLETIN =
  'https://travel.state.gov/content/travel/en/legal/visa-law0/visa-bulletin.html'

const IN_BULLETIN: readonly GreenCardPath[] = ['familyLine', 'talent', 'employer']

export function answerTo(answers: PathAnswers): PathAnswer {
  const path = greenCardPath(answers)
  const finish = finishOf(path, answers.place)
  return {
    path,
    finish,
    isInBulletin: IN_BULLETIN.includes(path),
    rule: `INA ${[...PATH_SECTIONS[path], ...FINISH_SECTIONS[finish]].join(', ')}`,
  }
}

// The path to ask about first: one without a yearly limit, then the relative of a permanent resident, then work, and the
// long lines for the relatives of citizens last.
function greenCardPath({ relative, work }: PathAnswers): GreenCardPath {
  if (relative === 'immediate') return 'family'
  if (relative === 'resident') return 'familyLine'
  if (work === 'known') return 'talent'
  if (work === 'offer') return 'employer'
  return relative === 'line' ? 'familyLine' : 'others'
}

function finishOf(path: GreenCardPath, place: PathAnswers['place']): Finish {
  if (place === 'abroad') return 'abroad'
  return path === 'family' ? 'immediateHere' : 'lineHere'
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
