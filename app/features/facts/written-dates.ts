import { MONTH_NAMES } from '#app/platform/texts/month-names.ts'

// Days and months in the languages of the site. A day alone is none: "15" may be anything.

// With the capital letter that English gives them: "may" and "march" are verbs.
const VERBS = 'May|MAY|March|MARCH|Mar|MAR'
// Also without their accents, and shortened otherwise than to three letters.
const VARIANTS = 'setiembre fevrier aout decembre sept janv févr juil'.split(' ')
const WORDS = new Set(['may', 'march', 'mar', 'set', 'out'])
const NAMES = [...Object.values(MONTH_NAMES).flat(), ...VARIANTS]
  .flatMap((name) => [...inAnyCase(name), ...inAnyCase(name.slice(0, 3))])
  .join('|')
function inAnyCase(name: string): string[] {
  if (WORDS.has(name)) return []
  return [name, name.slice(0, 1).toUpperCase() + name.slice(1), name.toUpperCase()]
}

// Of the short ones that are words by themselves ("10 out of 12") only those with their full stop.
const SHORT = 'mar\\.|may\\.|set\\.|out\\.'
const MONTH = `(?:(?:${VERBS}|${NAMES})(?!\\p{L})\\.?|${SHORT})`

// "May 10 days" begins with no day.
const UNIT =
  '(?:years?|months?|weeks?|days?|hours?|questions?|answers?|jobs?|dollars?|percent|visas?|años?|anos?|ans?|mes|meses|mois|d[ií]as?|jours?|semanas?|semaines?)'
const DAY = `(?:0?[1-9]|[12]\\d|3[01])(?!\\d)(?:st|nd|rd|th|er|\\.?[ºª°])?(?![,.]?\\d| ?%|[ -](?:\\p{L}+-\\p{L}+ |right )?${UNIT}(?!\\p{L}))`
const LAST = '(?:,? (?:and|or|y|e|et|o|ou) (?:the |el |le )?| ?[-–—/] ?)'
const UNTIL = '(?:,? (?:to|through|thru|until|till|al?|au|até|hasta|jusqu’au) (?:the |el |le )?)'
const DAYS = `${DAY}(?:(?:, ${DAY}){0,4}${LAST}${DAY}|${UNTIL}${DAY})?`
const YEAR = '(?:,? (?:of |del? )?(?:19|20)\\d\\d(?![,.]?\\d))'

/** "December 15", "Dec. 1 to 15, 2026", "15 de diciembre de 2026", "du 1er au 15 mars", "May 2026", "12/15/2026", "2026-12-15". */
export const WRITTEN_DATE = new RegExp(
  [
    `\\b${MONTH} (?:the )?${DAYS}${YEAR}?`,
    `(?<![\\d$€][,.]?)\\b${DAYS} (?:of |de |d’)?${MONTH}${YEAR}?`,
    `\\b${MONTH}${YEAR}`,
    '(?<![\\d./-])\\d{1,2}([./-])\\d{1,2}\\1(?:19|20)\\d\\d(?!\\d)',
    '(?<![\\d./-])(?:19|20)\\d\\d-\\d\\d-\\d\\d(?![\\d-])',
  ].join('|'),
  'gu',
)
