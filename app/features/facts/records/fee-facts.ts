import type { Fact } from '#app/features/facts/fact.ts'
import type { LocalDate } from '#app/platform/local-time.ts'
import { moving, since, uscis } from '#app/features/facts/records/fact-sources.ts'

// Edition 09/09/26 of the schedule, as a public copy quotes it: github.com/migrantusa/us-immigration-data. The agency's
// amounts for 2027 are looked for until the end of the year.
const feeSchedule = moving(uscis('fee schedule (Form G-1055)', 'g-1055'), '2026-09-09')

const courtFees = moving(
  { name: 'Federal Register, 91 FR 54211', url: 'https://www.federalregister.gov/' },
  '2026-09-22',
)

const IN_FORCE = '2024-04-01'

/** Of the copy of the fee rule, and of what was proposed in its place. */
const [RULE_READ, PROPOSAL_READ] = ['2026-07-11', '2026-07-27'] as const

/** Of forms; whoever files decides between paper and online where both exist. */
export const feeFacts: readonly Fact[] = [
  fee('i-130', 'Form I-130, petition for a relative', '$675 on paper, $625 online'),
  fee('i-485', 'Form I-485, green card from inside the country', '$1,440'),
  fee('i-765', 'Form I-765, work permit', '$520 on paper, $470 online'),
  fee(
    'i-765-pending',
    'Form I-765 while a green card form waits; follows "It is"',
    '$260 while Form I-485 waits that was filed since April 2024',
  ),
  fee('i-131', 'Form I-131, travel document', '$630 on paper, $580 online for most kinds'),
  fee('i-751', 'Form I-751, to remove the conditions on a green card through marriage', '$750', {
    asOf: RULE_READ,
  }),
  fee('i-90', 'Form I-90, to renew or replace a green card', '$465 on paper, $415 online', {
    asOf: RULE_READ,
  }),
  fee('n-400', 'Form N-400, application for naturalization', '$760 on paper, $710 online', {
    asOf: PROPOSAL_READ,
  }),
  fee('n-400-reduced', 'Form N-400 with a low income, on paper', '$380', { asOf: PROPOSAL_READ }),
  fee('i-140', 'Form I-140, petition for a worker; employers owe other fees beside it', '$715', {
    asOf: RULE_READ,
  }),
  fee('i-360', 'Form I-360, petition of a special immigrant', '$515', { asOf: RULE_READ }),
  fee('i-526e', 'Form I-526E, petition of an EB-5 investor', '$3,675 and another $1,000', {
    from: '2025-11-14',
  }),
  fee('i-829', 'Form I-829, to remove the conditions of an EB-5 investor', '$3,750', {
    from: '2025-11-14',
  }),
  fee('i-918', 'Form I-918, petition for a U visa', 'No fee'),
  fee(
    'i-589',
    'Form I-589, application for asylum',
    '$100, and another fee for each year that it waits, $102 in 2026',
    { from: '2026-01-01' },
  ),
  fee('immigrant', 'USCIS immigrant fee, after a visa', '$235'),
  {
    key: 'fee.n-400-proposed',
    label: 'Proposed fee of Form N-400, as a whole sentence',
    intervals: since(
      '2026-07-27',
      'The government has proposed $1,330 on paper and $1,280 online for Form N-400, with no reduced fee and no waiver. When it was last seen, in July 2026, this was not final.',
    ),
    ...moving(
      { name: 'Federal Register, 2026-12542', url: 'https://www.federalregister.gov/' },
      PROPOSAL_READ,
    ),
  },
  {
    key: 'fee.court-appeal',
    label: 'Fee of an appeal from an immigration judge',
    intervals: since('2026-10-01', '$1,060'),
    ...courtFees,
  },
  {
    key: 'fee.court',
    label: 'Fees of the immigration courts since October 2026, as a whole sentence',
    intervals: since(
      '2026-10-01',
      'The immigration courts have charged more since October 1, 2026: $1,060 for an appeal, $1,095 for a motion to a judge, and $730 or $1,690 to ask for cancellation of removal.',
    ),
    ...courtFees,
  },
  {
    key: 'fee.payment',
    label: 'How fees are paid to USCIS, as a whole sentence',
    intervals: since(
      '2025-10-28',
      'USCIS no longer takes checks by mail: pay by card or from a bank account (Forms G-1450 and G-1650).',
    ),
    ...moving(feeSchedule.source, '2026-07-28'),
  },
]

type Days = { from?: LocalDate; asOf?: LocalDate }

function fee(
  form: string,
  name: string,
  amount: string,
  { from = IN_FORCE, asOf = feeSchedule.asOf }: Days = {},
): Fact {
  return {
    key: `fee.${form}`,
    label: `Fee of ${name}`,
    intervals: since(from, amount),
    ...feeSchedule,
    asOf,
  }
}
