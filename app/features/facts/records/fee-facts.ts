import type { Fact } from '#app/features/facts/fact.ts'
import { since } from '#app/features/facts/records/fact-sources.ts'

// 8 CFR 106.2 in the words of the rule that set it. Its sentences were read in a public copy that is compared with the
// Federal Register and was last compared on the day of `lastVerified`: github.com/migrantusa/us-immigration-data.
const feeRule = {
  source: {
    name: '8 CFR 106.2 (Federal Register, January 31, 2024)',
    url: 'https://www.federalregister.gov/documents/2024/01/31/2024-01427/us-citizenship-and-immigration-services-fee-schedule-and-changes-to-certain-other-immigration',
  },
  lastVerified: '2026-08-21',
  reviewBy: '2026-12-31',
} as const

const IN_FORCE = '2024-04-01'

/** Of forms with one fee; what depends on the person, or was in court, has none here. */
export const feeFacts: readonly Fact[] = [
  {
    key: 'fee.i-130',
    label: 'Fee of Form I-130, petition for a relative',
    intervals: since(IN_FORCE, '$675'),
    ...feeRule,
  },
  {
    key: 'fee.i-751',
    label: 'Fee of Form I-751, to remove the conditions on a green card through marriage',
    intervals: since(IN_FORCE, '$750'),
    ...feeRule,
  },
  {
    key: 'fee.i-90',
    label: 'Fee of Form I-90, to replace a green card',
    intervals: since(IN_FORCE, '$465'),
    ...feeRule,
  },
  {
    key: 'fee.n-400',
    label: 'Fee of Form N-400, application for naturalization',
    intervals: since(IN_FORCE, '$760'),
    ...feeRule,
  },
  {
    key: 'fee.i-140',
    label: 'Fee of Form I-140, petition for a worker; employers owe other fees beside it',
    intervals: since(IN_FORCE, '$715'),
    ...feeRule,
  },
]
