import type { RecordData } from '#app/features/content/record-types.ts'

export type Office = RecordData<'office'>

export type BarAdmission = RecordData<'person'>['admissions'][number] & { attorney: string }

/** The firm with its offices and lawyers; facts, not sentences. */
export type FirmProfile = RecordData<'firm'> & {
  /** In display order. */
  offices: readonly [Office, ...Office[]]
  founder: { id: string; name: string; role: string }
  admissions: readonly BarAdmission[]
}

type FirmRecords = {
  firm: RecordData<'firm'>
  offices: readonly Office[]
  people: readonly { id: string; data: RecordData<'person'> }[]
}

/** The first person where none is the founder. @throws Error without an office or a person */
export function firmProfile({ firm, offices, people }: FirmRecords): FirmProfile {
  const [office, ...others] = offices
  const founder = people.find(({ data }) => data.isFounder) ?? people[0]
  if (!office || !founder) throw new Error('The site needs an office and a person.')
  return {
    ...firm,
    socials: firm.socials.filter(({ url }) => !isStartPage(url)),
    offices: [office, ...others],
    founder: { id: founder.id, name: founder.data.name, role: founder.data.role },
    admissions: people.flatMap(({ data: { name, admissions } }) =>
      admissions.map((admission) => ({ attorney: name, ...admission })),
    ),
  }
}

/** Of a network: the sample firm links there, whose own page nobody has written yet. */
function isStartPage(address: string): boolean {
  const url = URL.parse(address)
  return url !== null && url.pathname === '/' && url.search === ''
}
