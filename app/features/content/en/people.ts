import type { RecordData } from '#app/features/content/record-types.ts'

// Every year is 1975, by which the checklist knows that it is a sample.
export const people: Record<string, RecordData<'person'>> = {
  founder: {
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
    since: 1975,
    portrait: null,
    directLine: null,
    services: ['family-immigration', 'citizenship', 'u-visa'],
    biography: `This profile is a sample. There is no such person, no such career and no bar number.

In the sample, the founder came to Virginia as a child. At home it was the child who answered the door and the telephone, because the grown-ups were afraid of both. Law school came later, by way of night shifts. The first cases were neighbors, and the first fee was a tray of food.

What has not changed is the habit of reading every letter twice.`,
    order: 10,
  },
  'responsible-attorney': {
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
    since: 1975,
    portrait: null,
    directLine: null,
    services: ['work-visas', 'permanent-residency', 'investor-visa'],
    biography: 'A sample: nobody of this name works at the firm, and there is no bar number.',
    order: 20,
  },
  'family-attorney': {
    name: 'Sample attorney, family cases',
    role: 'Attorney',
    isFounder: false,
    admissions: [
      {
        jurisdiction: 'Virginia',
        registerName: 'Virginia State Bar',
        registerUrl: 'https://www.vsb.org/',
        number: null,
        year: 1975,
      },
    ],
    languages: ['English', 'Spanish'],
    since: 1975,
    portrait: null,
    directLine: null,
    services: ['family-immigration', 'u-visa'],
    biography:
      'A sample: nobody of this name works at the firm. A real text says what the lawyer did before, and in which cases you would meet.',
    order: 30,
  },
  'work-attorney': {
    name: 'Sample attorney, work cases',
    role: 'Attorney',
    isFounder: false,
    admissions: [
      {
        jurisdiction: 'Texas',
        registerName: 'State Bar of Texas',
        registerUrl: 'https://www.texasbar.com/',
        number: null,
        year: 1975,
      },
    ],
    languages: ['English', 'Portuguese'],
    since: 1975,
    portrait: null,
    directLine: null,
    services: ['work-visas', 'investor-visa'],
    biography:
      'A sample: nobody of this name works at the firm. A real text says for which employers and workers the lawyer has prepared papers.',
    order: 40,
  },
}
