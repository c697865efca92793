import type { RecordData } from '#app/features/content/record-types.ts'

export const about: RecordData<'page'> = {
  layout: 'about',
  title: 'About Us',
  description:
    'Who we are, what we hold to, who founded the firm, where our offices are, and how to check that our lawyers are licensed.',
  subtitle:
    'A law firm that does one thing, U.S. immigration, and says in plain words how it stands.',
  story: {
    title: 'Our story',
    lead: 'It began with a shoebox of letters from the government that nobody in the family could read.',
    text: `The letters were not hard because of the English. They were hard because nobody had ever said what they were for: which one was good news, which one had a deadline, and which one could be put away. The first thing this firm ever did was to sort that box on a kitchen table and write one sentence on each envelope.

That is still how we work. We open the letter, we say what it means, and we write down what happens next and who has to do it. Some of those sentences are hard. People can carry a hard answer; what wears them out is a vague one.

Today there are two offices, and most people we work with never see either of them. They call from a break at work, from a parked car, or from another country. A file is complete when you understand it, wherever you are sitting.`,
  },
  values: {
    title: 'What we hold to',
    lead: 'Four words that are easy to print. This is how you can tell whether we keep them.',
    items: [
      {
        title: 'Client-centered',
        text: 'Your goal stands on the first page of your file, in your own words. We do not file anything that you have not read, or had read to you, and said yes to.',
      },
      {
        title: 'Excellence',
        text: 'We aim to have a second person check every form against your papers before it is sent. In this work a wrong date is not a small thing.',
      },
      {
        title: 'Cultural competence',
        text: 'Names, families and documents do not look the same everywhere. We ask before we assume, and we know which records your country keeps and which it never made.',
      },
      {
        title: 'Advocacy',
        text: 'When an officer is wrong, we say so in writing and bring the law with us. When the law is against you, we tell you first.',
      },
    ],
  },
  founderTitle: 'Our founder',
  offices: {
    title: 'Two offices, and a telephone',
    lead: 'Come in if you are near. If you are not, we speak by phone or video.',
    languages:
      'We work in {languages}. If you are more at home in another language, say so when you call, and we will tell you honestly whether we can find an interpreter.',
  },
  closing: {
    title: 'Tell us what is in your shoebox',
    text: 'Call, write or book a time. The consultation takes 30 minutes, and you do not have to hire us afterwards.',
  },
}
