import type { RecordData } from '#app/features/content/record-types.ts'

export const familyImmigration: RecordData<'service'> = {
  slug: 'family-immigration',
  name: 'Family Immigration',
  note: 'Bring a spouse, parent, child, brother or sister.',
  description:
    'Spouse and fiancé visas, petitions for parents, children, brothers and sisters, and green cards for relatives who are already here.',
  icon: 'house',
  art: 'doors',
  topics: ['famil', 'fianc', 'spouse'],
  faqSection: 'family',
  quickExit: false,
  card: {
    description:
      'For a citizen or permanent resident who wants a husband, wife, child, parent, brother or sister near.',
    features: [
      'Spouse and fiancé visas',
      'Parent and child petitions',
      'Sibling petitions',
      'Adjustment of status',
    ],
  },
  hero: {
    title: 'Family Immigration for the people you miss',
    subtitle:
      'If you are a U.S. citizen or have a green card, you can petition for a close relative.',
  },
  sections: [
    {
      kind: 'comparison',
      id: 'matrix',
      title: 'Who may petition for whom',
      lead: 'A yearly limit makes lines, {family.f1-line} to {family.f4-line}. The Visa Bulletin shows whose turn it is this month.',
      link: {
        text: 'See your place in line',
        href: '/visa-bulletin',
      },
      columns: ['As a citizen', 'With a green card'],
      rows: [
        {
          label: 'Husband or wife',
          cells: [
            { text: 'No line', mark: 'yes' },
            { text: '{family.f2a-line}', mark: 'wait' },
          ],
        },
        {
          label: 'Child, {child.definition}',
          cells: [
            { text: 'No line', mark: 'yes' },
            { text: '{family.f2a-line}', mark: 'wait' },
          ],
        },
        {
          label: 'Mother or father',
          cells: [
            { text: 'No line', mark: 'yes' },
            { text: 'No', mark: 'no' },
          ],
        },
        {
          label: 'Brother or sister',
          cells: [
            { text: '{family.f4-line}', mark: 'wait' },
            { text: 'No', mark: 'no' },
          ],
        },
        {
          label: 'Unmarried son or daughter, {family.adult-age}',
          cells: [
            { text: '{family.f1-line}', mark: 'wait' },
            { text: '{family.f2b-line}', mark: 'wait' },
          ],
        },
        {
          label: 'Married son or daughter',
          cells: [
            { text: '{family.f3-line}', mark: 'wait' },
            { text: 'No', mark: 'no' },
          ],
        },
        {
          label: 'Fiancé or fiancée',
          cells: [
            { text: 'Yes, to marry here', mark: 'yes' },
            { text: 'No', mark: 'no' },
          ],
        },
      ],
      note: 'For a parent, brother or sister you must be {parents.petitioner-age}. Nobody may petition for {family.no-petition}.',
    },
    {
      kind: 'beforeYouCall',
      id: 'before-you-call',
      howLong:
        'Where there is no line, you wait only for the agency. In a line, it can take many years.',
      whatToBring: [
        'Your family’s passports',
        'Birth and marriage certificates',
        'Government letters',
        'Dates of past trips here',
      ],
      title: 'Before you call',
      notice: {
        text: '{consulates.pause} ({consulates.pause:day}) A travel ban also stops many people from {entry.ban-ours} and from other countries, and it has no general exception any more for the family of citizens. ({entry.ban:day})',
        link: { text: 'All countries of the travel ban', href: '/what-applies-now#travel-ban' },
      },
    },
    {
      kind: 'offerings',
      id: 'offerings',
      title: 'What we do for you',
      items: [
        {
          title: 'Spouse and fiancé visas',
          description:
            'We help you show that the marriage is real, and prepare you for the consulate, the U.S. visa office abroad.',
          details: [],
          requirements: [],
          notice: {
            text: 'Spouse visa: {spouse.processing}. That was before the consulates stopped their interviews.',
            link: {
              text: 'Current times at USCIS',
              href: 'https://egov.uscis.gov/processing-times/',
            },
          },
        },
        {
          title: 'Parent and child petitions',
          description:
            'If a birth record is missing, other proof can help. File before a child gets too old. Stepchildren can count.',
          details: [],
          requirements: [],
        },
        {
          title: 'Sibling petitions',
          description:
            'File early: as a rule, brothers and sisters wait longest. Your sister may bring her husband and children {child.age}.',
          details: [],
          requirements: [],
        },
        {
          title: 'Adjustment of status',
          description:
            'Some relatives may apply for a green card from inside the country. {adjustment.let-in} This is called “inspection”. Do not travel before you ask us.',
          details: [],
          requirements: [],
          notice: { text: '{adjustment.memo} ({adjustment.memo:day})' },
        },
      ],
    },
    {
      kind: 'steps',
      id: 'steps',
      title: 'From the first call to the visa',
      items: [
        { title: 'Initial consultation', description: 'We find the petition that fits.' },
        { title: 'Documentation', description: 'You get a list. We check each paper.' },
        { title: 'Filing', description: 'You read and sign. We send it.' },
        { title: 'Case monitoring', description: 'We explain each letter and answer it.' },
        { title: 'Interview preparation', description: 'We practice with you.' },
        { title: 'Resolution', description: 'We explain what comes next.' },
      ],
    },
    {
      kind: 'reasons',
      id: 'why',
      lead: 'We aim to have one lawyer answer for your case from start to end.',
      notes: [
        { start: 'Names that match.', text: 'We aim to check every paper before an officer does.' },
        { start: 'Here and abroad.', text: 'We talk to you, and to your family there.' },
        { start: 'No false hope.', text: 'If it cannot work, we say so.' },
      ],
      title: 'Why Choose Us',
      link: { text: 'Who may help you', href: '/who-may-help-you' },
    },
    { kind: 'people', id: 'people', title: 'Who does this work' },
    {
      kind: 'call',
      id: 'closing',
      title: 'Tell us who you miss',
      text: 'We tell you what the law allows, even if the answer is “not yet.”',
    },
  ],
  order: 10,
}
