import type { RecordData } from '#app/features/content/record-types.ts'

export const citizenship: RecordData<'service'> = {
  name: 'Citizenship',
  note: 'Naturalization, the test and the interview.',
  description:
    'Naturalization, preparation for the civics and English test, documents and the interview, for permanent residents who want to become citizens.',
  icon: 'landmark',
  art: 'book',
  quickExit: false,
  card: {
    description: 'For permanent residents who have been here long enough, or want to know when.',
    features: ['Naturalization', 'Test preparation', 'Documentation', 'Interview preparation'],
  },
  hero: {
    title: 'Citizenship: from green card to oath',
    subtitle:
      'After some years as a permanent resident you may become a citizen. We prepare the application, the test and the interview with you.',
  },
  offerings: {
    title: 'What we do for you',
    lead: 'Once you apply, the government looks at your whole story. We look first.',
    items: [
      {
        title: 'Naturalization',
        description:
          'Most permanent residents may apply after {citizenship.years}. It is {citizenship.years-married} if you have been married to the same citizen, and have lived together, for all of that time. You may file up to {citizenship.early-filing} early.',
        details: [
          'Form N-400, gone through with you line by line',
          'A look at trips, taxes and old arrests before you file',
          'Whether you may pay a lower fee, or none',
        ],
        requirements: [
          'No long break in your stay, and enough days in the country',
          'Good moral character, as the law calls it',
          'Basic English and civics, with exceptions for age and illness',
        ],
      },
      {
        title: 'Test preparation',
        description:
          'The day on which you filed decides which civics test you take. The officer asks aloud, and you answer aloud.',
        details: [
          'Filed before {civics.newer.from}: you study {civics.older.questions}, up to {civics.older.asked} are asked, and you need {civics.older.passing}',
          'Filed on or after that day: you study {civics.newer.questions}, up to {civics.newer.asked} are asked, and you need {civics.newer.passing}',
        ],
        requirements: [
          'A short list for people who are {civics.senior}',
          'For most people, some reading, writing and speaking in English',
          'For an illness that keeps you from learning, a doctor’s statement on Form N-648',
        ],
      },
      {
        title: 'Documentation',
        description:
          'The right papers, in order, so that the officer has fewer questions and you have an answer to each.',
        details: [
          'A list for your case, with what to ask for and where',
          'Translations, name changes and court records',
          'A calendar of your trips, checked against your passport',
        ],
        requirements: [
          'Your green card, passports and tax records',
          'Marriage and divorce papers, if you apply through marriage',
          'For every arrest, the paper that shows how it ended',
        ],
      },
      {
        title: 'Interview preparation',
        description:
          'The officer goes through your own form with you. We do it before, in the same order.',
        details: [
          'A practice interview in English',
          'What has changed since you filed, and how to say it',
          'What happens if you do not pass: there is a second chance in the same case',
        ],
        requirements: [
          'True answers, also to the hard questions',
          'Your appointment letter and the originals of your papers',
        ],
      },
    ],
  },
  benefits: {
    title: 'What citizenship gives you',
    items: [
      {
        title: 'A vote',
        text: 'You may vote in every election, and you may serve on a jury.',
      },
      {
        title: 'A U.S. passport',
        text: 'You may live abroad and come home without asking how long you were away.',
      },
      {
        title: 'Staying, whatever comes',
        text: 'A citizen cannot be deported. Citizenship can be taken back only if it was gained against the rules, such as by fraud.',
      },
      {
        title: 'More of your family',
        text: 'You may ask for your husband, wife and young children without a yearly line, and when you are {parents.petitioner-age}, for your parents too.',
      },
      {
        title: 'Your children',
        text: 'Young children with a green card who live with you may become citizens with you.',
      },
      {
        title: 'Public work',
        text: 'Many federal jobs, and most public offices, are for citizens.',
      },
    ],
  },
  beforeYouCall: {
    whoMayApply:
      'Adults with a green card who have held it for {citizenship.years}, or {citizenship.years-married} with a citizen husband or wife. Some people are citizens already, through their parents, and do not know it.',
    howLong:
      'The agency’s times differ by office, and it shows them on its website. Long trips and old cases make it slower, so we look at them first.',
    whatToBring: [
      'Your green card, front and back',
      'Your passports, old and new',
      'A list of trips, as well as you remember',
      'Tax returns, and court papers if there were any',
    ],
  },
  closing: {
    title: 'Find out whether this is the year',
    text: 'The consultation takes 30 minutes. If it is too early, we tell you the day on which it is not.',
  },
  steps: {
    title: 'Six steps, and where you are in them',
    lead: 'At each step we tell you who has your file, what they will ask for next, and what you can prepare.',
    items: [
      {
        title: 'Initial consultation',
        description:
          'We count your years and your trips, and ask about taxes and arrests. Then you know whether to file now or later.',
        duration: '30 minutes, by phone or video',
      },
      {
        title: 'Your record',
        description:
          'You collect the papers on your list. We ask for court and government records where they are missing.',
        duration: 'As long as the records take',
      },
      {
        title: 'Application',
        description:
          'We complete Form N-400 with you. You read it, sign it, and get a copy to study.',
        duration: 'Up to {citizenship.early-filing} before your years are full',
      },
      {
        title: 'Fingerprints',
        description:
          'The agency sends for you, or uses earlier ones. You learn for the test meanwhile.',
        duration: 'Set by the agency',
      },
      {
        title: 'Interview and test',
        description:
          'English, civics and your own form, in one talk. We have practiced it with you.',
        duration: 'The wait differs from office to office',
      },
      {
        title: 'Oath',
        description:
          'You hand in the green card and receive the certificate. From that moment you are a citizen.',
        duration: 'The same day, or a later ceremony',
      },
    ],
  },
  order: 40,
}
