import type { Fact } from '#app/features/facts/fact.ts'
import {
  moving,
  settled,
  since,
  statute,
  uscisPolicy,
  uscis,
} from '#app/features/facts/records/fact-sources.ts'

const cards = uscis('green card', 'green-card')

/** What people inside the country may apply for, keep and renew. */
export const statusFacts: readonly Fact[] = [
  {
    key: 'adjustment.let-in',
    label: 'The entry that a green card from inside the country takes, as a whole sentence',
    intervals: since(
      '1952-12-24',
      'As a rule an officer must have looked at the person’s papers at the border or the airport, and let the person in.',
    ),
    ...settled(statute('1255', 'section 245(a)')),
  },
  {
    key: 'adjustment.lines',
    label: 'What else it takes outside the immediate relatives of a citizen, as whole sentences',
    intervals: since(
      '1986-11-06',
      'As a rule an officer must have let you in, and since then you must have kept lawful status and not have worked without permission. Only immediate relatives of a citizen and few others are excused from the last two points.',
    ),
    ...settled(statute('1255', 'section 245(c)')),
  },
  {
    key: 'adjustment.memo',
    label: 'The memo of May 2026 on green cards from inside the country, as whole sentences',
    intervals: since(
      '2026-05-21',
      'Since May 21, 2026 officers are told to treat a green card from inside the country as a favor, to weigh the whole story, and to ask why you did not apply abroad. The law on who qualifies did not change. Prepare your answer before you file.',
    ),
    ...moving({ ...uscisPolicy, name: 'USCIS, memo PM-602-0199' }, '2026-07-27'),
  },
  {
    key: 'public-charge.rule',
    label: 'Benefits that officers weigh since September 2026, as a whole sentence',
    intervals: since(
      '2026-09-18',
      'For green card forms filed since September 18, 2026 officers weigh all benefits that a person received after that day: food, housing, cash and aid for college.',
    ),
    ...moving(uscis('public charge', 'public-charge')),
  },
  {
    key: 'uscis.denial',
    label: 'Denials without a question, as a whole sentence',
    intervals: since(
      '2026-08-05',
      'USCIS may deny a case without first asking for missing papers, so send everything the first time.',
    ),
    ...moving(uscisPolicy),
  },
  {
    key: 'denial.court',
    label: 'What may follow a denied petition, as a whole sentence',
    intervals: since(
      '2025-02-28',
      'Since February 2025 a person whose petition is denied may be sent to immigration court.',
    ),
    ...moving(uscisPolicy),
  },
  {
    key: 'work-permit.renewal',
    label: 'Renewals of a work permit since October 2025, as a whole sentence',
    intervals: since(
      '2025-10-30',
      'A renewal that was filed on or after October 30, 2025 no longer extends the work permit by itself.',
    ),
    ...moving(uscis('work permit', 'i-765')),
  },
  {
    key: 'birthright.citizens',
    label: 'Children born in the United States, as whole sentences',
    intervals: since(
      '2026-06-30',
      'A child born in the United States is a citizen at birth, also when the parents have no immigration status. The Supreme Court confirmed it on June 30, 2026.',
    ),
    ...moving({ name: 'Supreme Court, Trump v. Barbara', url: 'https://www.supremecourt.gov/' }),
  },
  {
    key: 'daca.state',
    label: 'DACA, as whole sentences',
    intervals: since(
      '2026-09-17',
      'Renewals continue everywhere. File 120 to 150 days before the card ends, because they now take much longer. USCIS takes first applications and the money, but is not allowed to grant them. If yours ended more than a year ago, it counts as a first one. A court order may one day treat Texas differently. Ask us before you travel.',
    ),
    ...moving(uscis('DACA', 'DACA'), '2026-09-17'),
  },
  {
    key: 'tps.state',
    label: 'Where TPS has ended, as whole sentences',
    intervals: since(
      '2026-08-19',
      'TPS has ended for most countries, among them Venezuela, Haiti, Honduras, Nicaragua, Ethiopia, Somalia and South Sudan. Dates change by the day: look at the page of your country at uscis.gov. Do not throw any paper away. Ask us what else you can apply for, in time.',
    ),
    ...moving(
      uscis('Temporary Protected Status', 'humanitarian/temporary-protected-status'),
      '2026-09-09',
    ),
  },
  {
    key: 'tps.uncertain',
    label: 'TPS for Sudan and El Salvador, as a whole sentence',
    intervals: since(
      '2026-09-09',
      'The announced time ran to October 19, 2026 for Sudan and to September 9, 2026 for El Salvador; the page of the country says what holds now.',
    ),
    ...moving(
      uscis('Temporary Protected Status', 'humanitarian/temporary-protected-status'),
      '2026-09-09',
    ),
  },
  {
    key: 'registration.duty',
    label: 'Who must register, as whole sentences',
    intervals: since(
      '2026-06-29',
      'People of 14 and older who were never registered must file Form G-325R. From 18 on they must carry the proof. Ask a lawyer first.',
    ),
    ...moving(uscis('alien registration', 'alienregistration'), '2026-09-09'),
  },
  {
    key: 'card.renewal',
    label: 'A ten-year green card that runs out, as whole sentences',
    intervals: since(
      '2024-09-10',
      'With a ten-year card, you stay a permanent resident when the card ends. File Form I-90 about six months before. Its receipt and the old card together prove your status for 36 months more; read the date on your receipt.',
    ),
    ...moving(cards, '2024-09-10'),
  },
  {
    key: 'card.conditions',
    label: 'A two-year green card that runs out, as whole sentences',
    intervals: since(
      '1990-11-29',
      'With a two-year card through marriage, file Form I-751 in the 90 days before it ends, and never Form I-90. The receipt extends the card; read on it for how long.',
    ),
    ...moving(cards, '2024-09-10'),
  },
  {
    key: 'card.alone',
    label: 'A two-year green card without the husband or wife, as a whole sentence',
    intervals: since(
      '1990-11-29',
      'If you are divorced, abused or widowed, you may file that form alone and at any time.',
    ),
    ...moving(cards, '2024-09-10'),
  },
  {
    key: 'uscis.signature',
    label: 'Signatures on forms since July 2026, as whole sentences',
    intervals: since(
      '2026-07-10',
      'For what is filed since July 10, 2026 USCIS may deny a case when it finds later that a signature is not valid. It may keep the fee, and you may not correct the signature.',
    ),
    ...moving({ name: 'Federal Register, 2026-09289', url: 'https://www.federalregister.gov/' }),
  },
  {
    key: 'students.stay',
    label: 'How long students may stay, as a whole sentence',
    intervals: since(
      '2026-09-14',
      'Students may still stay for the duration of status: a court postponed the new limit on September 14, 2026.',
    ),
    ...moving({ name: 'Federal courts', url: 'https://www.uscourts.gov/' }),
  },
]
