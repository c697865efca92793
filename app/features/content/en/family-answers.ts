import { law, MEMORANDA } from '#app/features/content/en/law-source.ts'
import type { RecordData } from '#app/features/content/record-types.ts'

/** Of petitions for relatives, and of the time that they take. */
export const familyAnswers: Record<string, RecordData<'answer'>> = {
  'my-sister': {
    sameAs: null,
    question: 'Can I bring my sister to the United States?',
    answer: `You may petition for a sister or brother if you are a citizen who is {siblings.petitioner-age}. A green card alone is not enough.

Then your sister waits in the line that is called {family.f4-line}. Few may come through it each year, so the wait is one of the longest. Our page on your place in line shows whose turn it is today. It cannot say how long she will wait.`,
    askLawyer:
      'Ask a lawyer if your sister is already here, was here before without status, or was refused a visa.',
    source: law(1153),
    asOf: '2026-09-22',
    topic: 'family',
    link: { text: 'See your place in line', href: '/visa-bulletin' },
    order: 210,
  },
  'my-parents': {
    sameAs: null,
    question: 'Can I bring my parents to live here?',
    answer: `You may petition for your mother and father if you are a citizen who is {parents.petitioner-age}. They need not wait in a line. With a green card alone you may not petition for parents.

They apply at a consulate abroad. Some whom an officer let in may apply here. {adjustment.memo}`,
    askLawyer:
      'Ask a lawyer if a parent came in without being looked at by an officer, stayed too long, or was deported.',
    source: MEMORANDA,
    asOf: '2026-07-27',
    topic: 'family',
    link: { text: 'Family Immigration', href: '/services/family-immigration' },
    order: 220,
  },
  'marry-a-citizen': {
    sameAs: null,
    question: 'I am going to marry a citizen. What comes first?',
    answer: `If you are both here, the wedding comes first. Then your husband or wife may file Form I-130 for you, and you need not wait in a line. Whether you may apply for a green card here depends on how you came in. {adjustment.memo}

If one of you is abroad, there are other ways, with other forms. Ask us which one fits before you book a trip or a wedding.`,
    askLawyer:
      'Ask a lawyer if no officer let you in, if your visa was for a short visit, or if one of you was married before.',
    source: MEMORANDA,
    asOf: '2026-07-27',
    topic: 'family',
    link: { text: 'Family Immigration', href: '/services/family-immigration' },
    order: 230,
  },
  'how-long-for-my-spouse': {
    sameAs: 'family-spouse-time',
    question: null,
    answer: null,
    askLawyer:
      'Ask a lawyer if your interview was canceled, or if your case is much older than the times of the agency.',
    source: { name: 'U.S. Department of State', url: 'https://travel.state.gov/' },
    asOf: '2026-09-22',
    topic: 'family',
    link: null,
    order: 240,
  },
  'waiting-for-years': {
    sameAs: null,
    question: 'We have waited for years. When is it our turn?',
    answer: `Look for the priority date on the notice about your petition. Compare it with the Visa Bulletin of this month, in your line and for your country of birth. If your date is earlier than the one in the table, your case may be able to move on. Our page compares them for you.

The dates can go forward or back. They say who is served today, and not how long you will wait. If you move, tell the agency that has your case.`,
    askLawyer:
      'Ask a lawyer if a child in your case will soon be {family.adult-age}, if you married, or if the person who filed has died.',
    source: { name: 'U.S. Department of State, Visa Bulletin', url: 'https://travel.state.gov/' },
    asOf: '2026-09-22',
    topic: 'family',
    link: { text: 'See your place in line', href: '/visa-bulletin' },
    order: 250,
  },
}
