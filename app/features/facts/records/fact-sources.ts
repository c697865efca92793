import type { Fact } from '#app/features/facts/fact.ts'
import type { LocalDate } from '#app/platform/local-time.ts'

// How far the public sources reach that were read on November 27, 2026: the daily log of official changes of
// github.com/migrantusa/us-immigration-data ends on this day. Nobody of a firm has compared any of the facts that ship.
const SOURCES_REACH: LocalDate = '2026-09-22'

export type Sourced = Pick<Fact, 'source' | 'asOf' | 'checked' | 'reviewBy'>

/** For a fact in a statute or a regulation. */
export function settled(source: Fact['source']): Sourced {
  return { source, asOf: SOURCES_REACH, checked: null, reviewBy: '2027-06-30' }
}

/** For a fact that a court, a proclamation, a queue or a form can change. @param asOf how far its own source reaches */
export function moving(source: Fact['source'], asOf: LocalDate = SOURCES_REACH): Sourced {
  return { source, asOf, checked: null, reviewBy: '2026-12-31' }
}

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

export function uscis(name: string, path: string): { name: string; url: string } {
  return { name: `USCIS, ${name}`, url: `https://www.uscis.gov/${path}` }
}

export const processingTimes = {
  name: 'USCIS, case processing times',
  url: 'https://egov.uscis.gov/processing-times/',
} as const

export const stateDepartment = {
  name: 'U.S. Department of State',
  url: 'https://travel.state.gov/',
} as const

export const whiteHouse = {
  name: 'The White House, presidential actions',
  url: 'https://www.whitehouse.gov/presidential-actions/',
} as const

export const uscisPolicy = uscis('policy memoranda', 'laws-and-policy/policy-memoranda')

export const immigrationAppeals = {
  name: 'U.S. Department of Justice, Board of Immigration Appeals',
  url: 'https://www.justice.gov/eoir/ag-bia-decisions',
} as const
