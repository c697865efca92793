import type { Fact } from '#app/features/facts/fact.ts'
import type { LocalDate } from '#app/platform/local-time.ts'

// Public sources were last read in June 2026; the firm's attorney compares each figure with its source before release.
const LAST_READ: LocalDate = '2026-06-30'

/** For a fact in a statute or a regulation. */
export const settled = { lastVerified: LAST_READ, reviewBy: '2027-06-30' } as const

/** For a fact that a proclamation, a queue or a form can change. */
export const moving = { lastVerified: LAST_READ, reviewBy: '2026-12-31' } as const

/** For a fact with one value. */
export function since(effectiveFrom: LocalDate, value: string): Fact['intervals'] {
  return [{ effectiveFrom, value }]
}

/** Title 8 of the United States Code; `section` is the code's, `name` the act's. */
export function statute(section: string, name: string): { name: string; url: string } {
  return {
    name: `Immigration and Nationality Act, ${name}`,
    url: `https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title8-section${section}`,
  }
}

/** Title 8 of the Code of Federal Regulations, such as part "214.2". */
export function regulation(section: string): { name: string; url: string } {
  const url = `https://www.ecfr.gov/current/title-8/section-${section}`
  return { name: `8 CFR ${section}`, url }
}

export const processingTimes = {
  name: 'USCIS, case processing times',
  url: 'https://egov.uscis.gov/processing-times/',
} as const
