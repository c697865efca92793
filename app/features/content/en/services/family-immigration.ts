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
      'If you are a U.S. citizen or have a green card, you may petition for certain close relatives.',
  },
  sections: [
    {
      kind: 'comparison',
      id: 'matrix',
      title: 'Who may petition for whom',
      lead: 'Some relatives wait in a line, {family.f1-line} to {family.f4-line}, because the law limits how many may come each year.',
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
        'Where there is no line, you still wait for the agency and the consulate. A line can take many years, and the one for brothers and sisters is among the longest.',
      whatToBring: [
        'Your family’s passports',
        'Birth and marriage certificates',
        'Every letter from the government',
        'The dates of past trips here',
      ],
      title: 'Before you call',
      notice: {
        text: '{consulates.pause} ({consulates.pause:day}) A travel ban also stops many people from {entry.ban-ours} and from other countries. It no longer has a general exception for the family of citizens. ({entry.ban:day})',
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
            'We help you show that your marriage is real. Then we prepare you for the interview at the consulate, the U.S. visa office abroad.',
          details: [],
          requirements: [],
          notice: {
            text: 'A spouse visa was often said to take {spouse.processing}. That was before the consulates stopped their interviews, and it may take longer now.',
            link: {
              text: 'Current times at USCIS',
              href: 'https://egov.uscis.gov/processing-times/',
            },
          },
        },
        {
          title: 'Parent and child petitions',
          description:
            'If a birth record is missing, we look for other proof. File before a child is too old, and ask us about stepchildren, who may count too.',
          details: [],
          requirements: [],
        },
        {
          title: 'Sibling petitions',
          description:
            'The line counts from the day of filing, so file early. When her turn comes, your sister’s husband and her unmarried children who are still {child.age} may apply with her.',
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
        {
          title: 'Initial consultation',
          description: 'We look with you for the petition that fits.',
        },
        {
          title: 'Documentation',
          description: 'We give you a list, and we check each paper.',
        },
        {
          title: 'Filing',
          description: 'You read and sign the forms, and we send them.',
        },
        {
          title: 'Case monitoring',
          description: 'We explain each letter and answer it.',
        },
        {
          title: 'Interview preparation',
          description: 'We practice the questions with you.',
        },
        {
          title: 'Resolution',
          description: 'We explain what comes next.',
        },
      ],
    },
    {
      kind: 'reasons',
      id: 'why',
      lead: 'We work with the whole family, on both sides of the border.',
      notes: [
        {
          start: 'Names that match.',
          text: 'We compare how each name is spelled in all your papers before we file.',
        },
        {
          start: 'Here and abroad.',
          text: 'We talk with you, and with your family there.',
        },
        {
          start: 'No false hope.',
          text: 'If it cannot work, we tell you so.',
        },
      ],
      title: 'Why Choose Us',
      link: { text: 'Who may help you', href: '/who-may-help-you' },
    },
    { kind: 'people', id: 'people', title: 'Who does this work' },
    {
      kind: 'call',
      id: 'closing',
      title: 'Tell us who should come',
      text: 'We tell you what the law allows today, even if the answer is “not yet.”',
    },
  ],
  order: 10,
}
