/** What comes before every question, and leads on at once; it is asked, too. */
export const FIRST_LINES = ['hurt', 'afraid', 'court'] as const
export type FirstLine = (typeof FIRST_LINES)[number]

export const PATH_ANSWERS = {
  danger: [...FIRST_LINES, 'none', 'unsaid'],
  relative: ['immediate', 'resident', 'line', 'none', 'unsaid'],
  work: ['offer', 'known', 'none', 'unsaid'],
  place: ['here', 'abroad', 'unsaid'],
} as const

export type PathQuestion = keyof typeof PATH_ANSWERS
export type PathAnswers = {
  [Question in PathQuestion]: (typeof PATH_ANSWERS)[Question][number]
}
export type Place = Exclude<PathAnswers['place'], 'unsaid'>

/** INA 245 asks an immediate relative for less than everyone else, so what is said about here differs. */
export type Finish = 'abroad' | 'immediateHere' | 'lineHere'

type RuleId = FirstLine | 'immediate' | 'resident' | 'known' | 'offer' | 'line' | 'others' | 'talk'

export type PathRule = {
  id: RuleId
  /** All that must have been answered. */
  when: Partial<PathAnswers>
  /** As an answer prints it, in every language: the Immigration and Nationality Act. */
  source: string
  /** How the path ends for people who are here; an answer about protection says nothing of it. */
  here?: Exclude<Finish, 'abroad'>
}

/**
 * The first one that fits answers. Harm, fear and the court come before every path; then the path without a yearly limit, the
 * relative of a permanent resident, work, and the long lines for the relatives of citizens.
 */
export const PATH_RULES: readonly PathRule[] = [
  {
    id: 'hurt',
    when: { danger: 'hurt' },
    source: 'INA 101(a)(15)(T), 101(a)(15)(U), 204(a)',
  },
  { id: 'afraid', when: { danger: 'afraid' }, source: 'INA 208(a)(2)' },
  { id: 'court', when: { danger: 'court' }, source: 'INA 240(b)(5)' },
  {
    id: 'immediate',
    when: { relative: 'immediate' },
    source: 'INA 201(b)(2)(A)(i)',
    here: 'immediateHere',
  },
  {
    id: 'resident',
    when: { relative: 'resident' },
    source: 'INA 203(a)(2)',
    here: 'lineHere',
  },
  { id: 'known', when: { work: 'known' }, source: 'INA 203(b)(1)', here: 'lineHere' },
  { id: 'offer', when: { work: 'offer' }, source: 'INA 203(b)(2), 203(b)(3)', here: 'lineHere' },
  {
    id: 'line',
    when: { relative: 'line' },
    source: 'INA 203(a)(1), 203(a)(3), 203(a)(4)',
    here: 'lineHere',
  },
  {
    id: 'others',
    when: { relative: 'none', work: 'none' },
    source: 'INA 203(b)(4), 203(c)',
    here: 'lineHere',
  },
  { id: 'talk', when: {}, source: 'INA 201(b), 203' },
]

/** Of which the Visa Bulletin says whose turn it is. */
export const IN_BULLETIN: readonly RuleId[] = ['resident', 'known', 'offer', 'line']

export const PATH_QUESTIONS = Object.keys(PATH_ANSWERS) as PathQuestion[]

export const FINISH_SOURCES: Record<Finish, string> = {
  abroad: 'INA 221(a)',
  immediateHere: 'INA 245(a)',
  lineHere: 'INA 245(a), 245(c)',
}

export function ruleFor(answers: PathAnswers): PathRule {
  const fits = ({ when }: PathRule) =>
    PATH_QUESTIONS.every((question) => (when[question] ?? answers[question]) === answers[question])
  // The last one fits everybody.
  return PATH_RULES.find(fits) as PathRule
}

/** Who does not say where reads about both. */
export function placesOf({ place }: PathAnswers): readonly Place[] {
  return place === 'unsaid' ? ['here', 'abroad'] : [place]
}

/** What is not answered, or by no answer that exists, counts as unsaid. */
export function readPathAnswers(given: URLSearchParams): PathAnswers {
  const read = PATH_QUESTIONS.map((question) => {
    const answer = given.get(question)
    const isKnown = (PATH_ANSWERS[question] as readonly (string | null)[]).includes(answer)
    return [question, isKnown ? answer : 'unsaid']
  })
  return Object.fromEntries(read) as PathAnswers
}
