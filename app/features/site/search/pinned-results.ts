/** What people are in need of, the most urgent first. */
const NEEDS = [
  'hurt',
  'forced',
  'violence',
  'detained',
  'door',
  'court',
  'money',
  'card',
  'permit',
  'visa',
  'language',
] as const

type Need = (typeof NEEDS)[number]

/** What they type then; a list has commas between words or phrases. */
type NeedWords = {
  /** Each is enough. */
  typed?: string
  /** One of each list in a few words, in any order: "hits" and "me". */
  together?: readonly (readonly string[])[]
}

/** Of one language. */
export type PinnedResults = Record<Need, NeedWords> & {
  /** Phrases with such words that mean something else. */
  harmless: string
}

const [URGENT, U_VISA] = ['/urgent', '/services/u-visa']

// Places and not words: whatever the firm writes there, they are where these people must come to.
const leads: Record<Need, readonly string[]> = {
  hurt: [`${URGENT}#hurt`, U_VISA, '/glossary#vawa'],
  forced: [`${URGENT}#hurt`, '/glossary#t-visa', U_VISA],
  violence: [U_VISA, `${URGENT}#hurt`, '/glossary#vawa'],
  detained: [`${URGENT}#detained`, '/what-applies-now#bond'],
  door: [`${URGENT}#door`],
  court: [`${URGENT}#court`, '/glossary#immigration-court', '/glossary#notice-to-appear'],
  money: ['/who-may-help-you', `${URGENT}#money`],
  card: [`${URGENT}#deadline`],
  permit: [`${URGENT}#deadline`, '/glossary#work-permit'],
  visa: ['/glossary#overstay'],
  language: ['/about'],
}

type Phrases = readonly (readonly string[])[]

export type StemmedPinnedResults = {
  harmless: Phrases
  needs: readonly {
    typed: Phrases
    together: readonly (readonly Phrases[])[]
    to: readonly string[]
  }[]
}

/** @param phrasesOf the stems of each phrase in a list */
export function stemmedPinnedResults(
  words: PinnedResults,
  phrasesOf: (list: string) => string[][],
): StemmedPinnedResults {
  return {
    harmless: phrasesOf(words.harmless),
    needs: NEEDS.map((need) => ({
      typed: phrasesOf(words[need].typed ?? ''),
      together: (words[need].together ?? []).map((groups) => groups.map(phrasesOf)),
      to: leads[need],
    })),
  }
}

/**
 * Where the words lead, the most urgent first.
 * @param stems of what was typed
 * @param harmless the places of those that mean something else
 */
export function pinnedPaths(
  stems: readonly string[],
  { needs }: StemmedPinnedResults,
  harmless: ReadonlySet<number>,
): string[] {
  const found = (phrases: Phrases) =>
    placesIn(stems, phrases).filter((place) => !harmless.has(place))
  const met = needs.filter(
    ({ typed, together }) =>
      found(typed).length > 0 || together.some((groups) => areTogether(groups.map(found))),
  )
  const most = Math.max(0, ...met.map(({ to }) => to.length))
  const inTurn = Array.from({ length: most }, (_, turn) => met.flatMap(({ to }) => to[turn] ?? []))
  return [...new Set(inTurn.flat())]
}

const MOST_BETWEEN = 4

/** @param groups the places of the words of each */
function areTogether([first = [], ...rest]: readonly (readonly number[])[]): boolean {
  return first.some((start) =>
    rest.every((places) =>
      places.some(
        (place) => place !== start && Math.abs(place - start) <= MOST_BETWEEN * rest.length,
      ),
    ),
  )
}

/** Of all words of the phrases, wherever they stand. */
export function placesIn(stems: readonly string[], phrases: Phrases): number[] {
  return phrases.flatMap((phrase) =>
    stems.flatMap((_, start) =>
      phrase.every((word, offset) => stems[start + offset] === word)
        ? phrase.map((_word, offset) => start + offset)
        : [],
    ),
  )
}
