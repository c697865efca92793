import type { RecordData } from '#app/features/content/record-types.ts'

export const about: RecordData<'page'> = {
  layout: 'about',
  slug: 'about',
  title: 'About Us',
  description:
    'Who we are, what we hold to, who founded the firm, where our offices are, and how to check that our lawyers are licensed.',
  subtitle: 'A law firm that does one thing, U.S. immigration, and tries to explain it plainly.',
  story: {
    title: 'Our story',
    lead: 'It began with a shoebox of letters from the government that nobody in the family could read.',
    text: `The letters were not hard because of the English. They were hard because nobody had ever said what they were for. Which one was good news? Which one had a deadline, and which one could be put away? The first thing this firm ever did was to sort that box and write one sentence on each envelope.

That is still what we do. We open the letter and say what it means. Then we write down what happens next and who has to do it. Some of those sentences are hard. People can carry a hard answer. What wears them out is a vague one.

Today there are two offices, and most people we work with never see either of them. They call from a break at work, from a parked car, or from another country.`,
  },
  values: {
    title: 'What we hold to',
    lead: 'What each of them means in a case like yours.',
    items: [
      {
        title: 'Client-centered',
        text: 'Your goal comes first, in your own words. We explain what each paper says before you sign it.',
      },
      {
        title: 'Excellence',
        text: 'In this work a wrong date is not a small thing. We compare each form with your papers, line by line.',
      },
      {
        title: 'Cultural competence',
        text: 'Names, families and papers do not look the same everywhere. We ask before we assume.',
      },
      {
        title: 'Advocacy',
        text: 'When an officer is wrong, we say so in writing, with the law beside it. When the law is against you, we tell you so first.',
      },
    ],
  },
  founderTitle: 'Our founder',
  offices: {
    title: 'Our offices',
    lead: 'Come in if you are near. If you are not, we speak by phone or video.',
    languages:
      'We work in {languages}. If you are more at home in another language, say so when you call. We tell you honestly whether we can find an interpreter.',
  },
  closing: {
    title: 'Bring us your letters',
    text: 'Call, write or book a time. You do not have to hire us afterwards.',
  },
}
