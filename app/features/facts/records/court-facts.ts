import type { Fact } from '#app/features/facts/fact.ts'
import { moving, since } from '#app/features/facts/records/fact-sources.ts'

const atTheDoor = moving(
  { name: 'ACLU of Maine, know your rights', url: 'https://www.aclumaine.org/' },
  '2026-01-21',
)

/** What officers, judges and jailers may do. */
export const courtFacts: readonly Fact[] = [
  {
    key: 'door.paper',
    label: 'Which paper lets officers into a home, as whole sentences',
    intervals: since(
      '2025-05-12',
      'A paper that lets officers into a home is signed by a judge and names your address. Forms I-200 and I-205 are signed by an officer.',
    ),
    ...atTheDoor,
  },
  {
    key: 'door.memo',
    label: 'The ICE memo on Form I-205, as whole sentences; never write that they cannot come in',
    intervals: since(
      '2025-05-12',
      'Since May 12, 2025 an ICE memo tells agents that Form I-205 is enough for people with a final removal order. At least one federal judge, in Minnesota, found a forced entry unlawful.',
    ),
    ...moving(
      { name: 'Immigration Policy Tracking Project', url: 'https://immpolicytracking.org/' },
      '2026-01-21',
    ),
  },
  {
    key: 'removal.expedited',
    label: 'Deportation without a judge, as whole sentences',
    intervals: since(
      '2026-07-17',
      'Since July 17, 2026 officers may again, anywhere in the country, deport without a judge a person who came in without inspection and cannot show two years here. Carry copies of papers that prove two years.',
    ),
    ...moving(
      {
        name: 'Court of Appeals for the D.C. Circuit, No. 25-5320',
        url: 'https://www.cadc.uscourts.gov/',
      },
      '2026-09-16',
    ),
  },
  {
    key: 'detention.bond',
    label: 'Whether a judge may set bond, as whole sentences',
    intervals: since(
      '2026-02-06',
      'Whether a judge may set bond for someone who came in without inspection depends on where he or she is held. In Texas a judge may not. Elsewhere lawyers ask a federal court.',
    ),
    ...moving(
      { name: 'Federal courts of appeals', url: 'https://www.uscourts.gov/' },
      '2026-09-01',
    ),
  },
]
