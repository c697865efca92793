import type { RecordData } from '#app/features/content/record-types.ts'

export const familyImmigration: RecordData<'service'> = {
  name: 'Family Immigration',
  note: 'Bring a spouse, parent, child, brother or sister.',
  description:
    'Spouse and fiancé visas, petitions for parents, children, brothers and sisters, and green cards for relatives who are already here.',
  icon: 'house',
  art: 'doors',
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
      'If you are a U.S. citizen or a permanent resident, you can petition for a close relative to come here, or to stay.',
  },
  offerings: {
    title: 'What we do for you',
    lead: 'Nobody may petition for {family.no-petition}. We say so before you pay a fee.',
    items: [
      {
        title: 'Spouse and fiancé visas',
        description:
          'For the husband or wife of a citizen or permanent resident, and for the person a citizen plans to marry.',
        details: [
          'The petition, with proof that the marriage or the plan to marry is real',
          'The visa application and the talk at the consulate',
          'For a fiancé, the green card application after the wedding',
        ],
        requirements: [
          'Only a citizen may petition for a fiancé',
          'Both of you are free to marry and, for a fiancé visa, as a rule have met in person',
          'Proof of a shared life: letters, photos, trips, accounts',
        ],
        notice: {
          text: 'Time for a spouse visa: {spouse.processing}. Last checked on {spouse.processing:verified}.',
          link: {
            text: 'Current times at USCIS',
            href: 'https://egov.uscis.gov/processing-times/',
          },
        },
      },
      {
        title: 'Parent and child petitions',
        description:
          'A citizen may petition for a mother or father and for sons and daughters of any age. A permanent resident may petition for unmarried sons and daughters.',
        details: [
          'The petitions, and who may come along on each',
          'Other proof of the bond when a birth certificate is missing or late',
          'A plan for a child who will not be {child.age} for long',
        ],
        requirements: [
          'To petition for a parent, you are a citizen who is {parents.petitioner-age}',
          'A child, in immigration law, is {child.definition}',
          'Records of the birth, the marriage or the adoption',
          'For a stepchild or an adopted child, a marriage or adoption early enough in the childhood',
        ],
      },
      {
        title: 'Sibling petitions',
        description:
          'A citizen may petition for a brother or sister, who may bring a husband or wife and children {child.age}. This line is one of the longest, so the day you file matters.',
        details: [
          'The petition, and proof that you share a parent',
          'How to read the monthly visa bulletin, and where you stand in it',
        ],
        requirements: [
          'You are a citizen who is {siblings.petitioner-age}',
          'Permanent residents cannot petition for a brother or sister',
        ],
      },
      {
        title: 'Adjustment of status',
        description:
          'For a relative who is already in the United States and may apply for the green card here, without leaving.',
        details: [
          'A first look at how you came in and what has happened since',
          'The green card application, and the work and travel permits that go with it',
          'The medical exam, the fingerprints and the interview, explained before each',
        ],
        requirements: [
          'As a rule, you came in through an inspection, such as with a visa',
          'If you wait in a line, your turn has come on the day you file',
          'You do not travel before you have asked: leaving can end the application, or close the door for years',
        ],
      },
    ],
  },
  notice: {
    text: '{consulates.pause} Last checked on {consulates.pause:verified}. Ask us whether it touches your family.',
    link: {
      text: 'The State Department on visas',
      href: 'https://travel.state.gov/',
    },
  },
  beforeYouCall: {
    whoMayApply:
      'Citizens may petition for a husband or wife, children, parents, brothers and sisters. Permanent residents may petition for a husband or wife and for unmarried children.',
    howLong:
      'There is no yearly limit for {family.immediate}. Other relatives wait for a number, some of them for many years.',
    whatToBring: [
      'Passports of everyone in the family',
      'Birth, marriage and divorce papers',
      'Every letter from the government, with old refusals',
      'A list of trips to the United States',
    ],
  },
  whyChooseUs: {
    lead: 'We aim to have one lawyer answer for your case, from the first meeting to the last letter.',
    notes: [
      {
        start: 'Names that match.',
        text: 'We line up names, dates and spellings across all your papers before an officer asks.',
      },
      {
        start: 'Both ends of the line.',
        text: 'We explain the case to the one who waits here and to the one who waits abroad.',
      },
      {
        start: 'Yes, no or not yet.',
        text: 'If a petition cannot work, you hear it at the start, with the reason.',
      },
    ],
  },
  closing: {
    title: 'Tell us who you miss. We tell you what the law allows.',
    text: 'The consultation takes 30 minutes. We aim to give you a plain answer, even if it is “not yet”.',
  },
  steps: {
    title: 'Six steps, and where you are in them',
    lead: 'At each step we tell you who has your file, what they will ask for next, and what you can prepare.',
    items: [
      {
        title: 'Initial consultation',
        description:
          'You tell us who is where and which papers you have. We tell you which petition fits, and which does not.',
        duration: '30 minutes, by phone or video',
      },
      {
        title: 'Documentation',
        description:
          'You get a list for your case. You collect the records, and we check each name, date and translation.',
      },
      {
        title: 'Filing',
        description:
          'We complete the forms and go through them with you. You sign what you have read, and we send it with the fee.',
      },
      {
        title: 'Case monitoring',
        description:
          'We follow the case, answer the letters of the government and tell you what each one means.',
      },
      {
        title: 'Interview preparation',
        description:
          'We practice the questions with you and put your papers in the order in which an officer asks for them.',
      },
      {
        title: 'Resolution',
        description:
          'We explain the decision: what the visa or the card asks of you, or why the answer is no and what can still be done.',
      },
    ],
  },
  order: 10,
}
