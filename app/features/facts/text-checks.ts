import { WRITTEN_DATE } from '#app/features/facts/written-dates.ts'

/** Words that the firm never prints; a phrase may end in `*` for any ending. */
export type Glossary = {
  forbidden: readonly string[]
  /** Legal terms that contain a forbidden word. */
  allowed: readonly string[]
}

// Promises and rankings that advertising rules forbid (ABA Model Rules 7.1 and 7.2), and titles that mislead people who
// do not know that a notary here is no lawyer.
export function findForbiddenWords(text: string, { forbidden, allowed }: Glossary): string[] {
  const checked = allowed.length === 0 ? text : text.replaceAll(patternOf(allowed), ' ')
  if (forbidden.length === 0) return []
  return [...checked.matchAll(patternOf(forbidden))].map(([word]) => word)
}

// Not RegExp.escape: staff may have older browsers.
function patternOf(phrases: readonly string[]): RegExp {
  const alternatives = phrases.map((phrase) =>
    phrase
      .replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
      .replaceAll('*', String.raw`[\p{L}\p{M}]*`)
      .replaceAll(/\s+/g, String.raw`\s+`),
  )
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${alternatives.join('|')})(?![\p{L}\p{N}])`,
    'giu',
  )
}

// Figures that are not law, such as days, visa and form names, the firm's own promises, counters and dates of versions.
const HARMLESS = [
  WRITTEN_DATE,
  // Not the words that a text has for the time after a fact.
  /\{[^{};]*[;}]/g,
  /\b[A-Z]{1,4}-\d+[A-Z]?\b/g,
  /\(\d{3}\) \d{3}-\d{4}/g,
  /\b\d{1,2}:\d{2}(?: ?[AP]M)?\b/g,
  /\b(?:30|thirty)[ -]minutes?\b/gi,
  /\bwithin 24 hours\b/g,
  /^\d+\. /gm,
  /^0[1-6]$/g,
  /\b911\b/g,
  /\bWCAG \d\.\d\b/g,
  /\bat most [\d,]+ characters\b/g,
  /\b(?:two years|thirty days) after we\b/g,
]

const COUNT =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|eighteen|twenty|thirty|ninety|hundred|thousand|million)'
const UNIT =
  '(?:years?|months?|weeks?|days?|questions?|right answers?|jobs?|dollars?|percent|visas?)'
const BARE = new RegExp(
  `\\$?\\d[\\d,.]*(?: ${UNIT})?|\\b${COUNT}[ -](?:[a-z-]{1,40} )?${UNIT}\\b`,
  'gi',
)

// Figures that look like law and are written out instead of quoted by key. @param known values of facts, which count as
// quoted
export function findBareFigures(text: string, known: readonly string[] = []): string[] {
  const withoutFacts = known
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, value) => rest.replaceAll(value, ' '), text)
  const suspicious = HARMLESS.reduce((rest, harmless) => rest.replace(harmless, ' '), withoutFacts)
  return [...suspicious.matchAll(BARE)].map(([figure]) => figure)
}
