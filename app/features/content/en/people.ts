import type { RecordData } from '#app/features/content/record-types.ts'

export const people: Record<string, RecordData<'person'>> = {
  'sample-founder': {
    name: 'Sample Founder',
    role: 'Founder & CEO',
    isFounder: true,
    admissions: [
      {
        jurisdiction: 'Virginia',
        registerName: 'Virginia State Bar',
        registerUrl: 'https://www.vsb.org/',
        number: null,
        year: null,
      },
    ],
    languages: ['English'],
    since: null,
    portrait: null,
    directLine: null,
    services: [],
    biography: `This profile is a sample. There is no such person, no such career and no bar number: it shows where the founder’s own story goes and what readers need from it.

In the sample, the founder came to Virginia as a child and was the one at home who answered the door and the telephone, because the grown-ups were afraid of both. Law school came later and by way of night shifts; the first cases were neighbors, and the first fee was a tray of food.

What has not changed is the habit of reading every letter twice. The founder still takes some of the first talks, so that the person whose name is on the door knows what people are afraid of this year.`,
    order: 10,
  },
  'sample-attorney': {
    name: 'Sample Attorney',
    role: 'Responsible attorney',
    isFounder: false,
    admissions: [
      {
        jurisdiction: 'Texas',
        registerName: 'State Bar of Texas',
        registerUrl: 'https://www.texasbar.com/',
        number: null,
        year: null,
      },
    ],
    languages: ['English'],
    since: null,
    portrait: null,
    directLine: null,
    services: [],
    biography: 'This profile is a sample. There is no such person.',
    order: 20,
  },
}
