import type { PageReview } from '#app/features/site/pages/page-review.ts'

/** Spec 2.58 to 2.61. `{name}` is the firm's name, `{languages}` the list of its languages. */
export const about = {
  title: 'About Us',
  description:
    'Who we are, what we hold to, who founded the firm, where our offices are, and how to check that our lawyers are licensed.',
  subtitle:
    'A law firm that does one thing, U.S. immigration, and says in plain words how it stands.',
  /** Shown while the profile is the sample one. */
  sampleNote:
    '{name} is a sample firm. Its people and offices are made up, and so is this story; a real firm writes its own here.',
  story: {
    title: 'Our story',
    lead: 'It began with a shoebox of letters from the government that nobody in the family could read.',
    paragraphs: [
      'The letters were not hard because of the English. They were hard because nobody had ever said what they were for: which one was good news, which one had a deadline, and which one could be put away. The first thing this firm ever did was to sort that box on a kitchen table and write one sentence on each envelope.',
      'That is still how we work. We open the letter, we say what it means, and we write down what happens next and who has to do it. Some of those sentences are hard. People can carry a hard answer; what wears them out is a vague one.',
      'Today there are two offices, and most people we work with never see either of them. They call from a break at work, from a parked car, or from another country. A file is complete when you understand it, wherever you are sitting.',
    ],
  },
  values: {
    title: 'What we hold to',
    lead: 'Four words that are easy to print. This is how you can tell whether we keep them.',
    items: [
      {
        name: 'Client-centered',
        text: 'Your goal stands on the first page of your file, in your own words. We do not file anything that you have not read, or had read to you, and said yes to.',
      },
      {
        name: 'Excellence',
        text: 'A second person checks every form against your papers before it leaves the office. In this work a wrong date is not a small thing.',
      },
      {
        name: 'Cultural competence',
        text: 'Names, families and documents do not look the same everywhere. We ask before we assume, and we know which records your country keeps and which it never made.',
      },
      {
        name: 'Advocacy',
        text: 'When an officer is wrong, we say so in writing and bring the law with us. When the law is against you, we tell you first.',
      },
    ],
  },
  founder: {
    title: 'Our founder',
    biography: [
      'This profile is a sample. There is no such person, no such career and no bar number: it shows where the founder’s own story goes and what readers need from it.',
      'In the sample, the founder came to Virginia as a child and was the one at home who answered the door and the telephone, because the grown-ups were afraid of both. Law school came later and by way of night shifts; the first cases were neighbors, and the first fee was a tray of food.',
      'What has not changed is the habit of reading every letter twice. The founder still takes some of the first talks, so that the person whose name is on the door knows what people are afraid of this year.',
    ],
    admissionsTitle: 'Where our lawyers are licensed',
    howToCheck: { text: 'Who may help you, and who may not', path: '/who-may-help-you' },
  },
  offices: {
    title: 'Two offices, and a telephone',
    lead: 'Come in if you are near. If you are not, we speak by phone or video.',
    languagesTitle: 'Languages',
    languages:
      'We work in {languages}. If you are more at home in another language, say so when you call, and we will tell you honestly whether we can find an interpreter.',
    call: 'Call {phone}',
  },
  closing: {
    title: 'Tell us what is in your shoebox',
    text: 'Call, write or book a time. The consultation takes 30 minutes, and you do not have to hire us afterwards.',
    contact: { text: 'Contact Us', path: '/contact' },
  },
  review: null as PageReview,
}

export type AboutContent = typeof about
