import type { RecordData } from '#app/features/content/record-types.ts'

export const home: RecordData<'page'> = {
  layout: 'home',
  title: 'Your Pathway to U.S. Immigration',
  description:
    'Family petitions, work and investor visas, green cards, citizenship and U visas, from an immigration law firm with offices in two cities.',
  subtitle:
    'Do you want to bring your family, work here, or apply for a green card or citizenship? We tell you what you may apply for, what it costs and how long it can take.',
  general: {
    title: 'Start with what you want to do',
    lead: 'Choose what comes closest. If two of these fit you, call us and ask.',
  },
  africa: {
    title: 'For families and workers from Africa',
    lead: 'You may be filling in forms in Lagos, Nairobi or Accra while the person you miss is in Maryland. We help you find out which agency has your case, what it will ask for next, and what you can prepare now.',
    notes: [
      {
        start: 'Visas at the consulates.',
        text: 'The pause of immigrant visas has ended. But consulates then stopped the interviews for these visas. New dates began to arrive in late September. ({consulates.pause:day})',
      },
      {
        start: 'The travel ban.',
        text: 'It stops many people from {entry.ban-ours} and from other countries. It no longer has a general exception for the family of citizens. ({entry.ban:day})',
      },
      {
        start: 'Civil documents.',
        text: 'We tell you which birth, marriage and police records are accepted, and what to do when one was never issued.',
      },
      {
        start: 'Names with more than one spelling.',
        text: 'We compare the spellings in all your papers before an officer asks about them.',
      },
    ],
    more: [{ text: 'What applies now', href: '/what-applies-now' }],
  },
  southAmerica: {
    title: 'For families, nurses and investors from South America',
    lead: 'You may be joining your daughter in Houston, weighing an offer from a hospital, or opening a company in Arlington. We start with the doors that your passport opens.',
    notes: [
      {
        start: 'Your passport comes first',
        text: '{e2.nationality} A travel ban depends on nationality as well, and it stops many people from Venezuela. Ask us about both before you spend anything.',
      },
      {
        start: 'Nurses.',
        text: 'Registered nurses are on a list of jobs that need no test of the U.S. job market. You first need an employer, and proof of your license or your nursing exam.',
      },
      {
        start: 'Papers in Spanish and Portuguese.',
        text: 'Each needs a full English translation that the translator has signed.',
      },
    ],
    more: [
      {
        text: 'Read about investor visas',
        href: '/services/investor-visa',
      },
      {
        text: 'Read about green cards through work',
        href: '/services/permanent-residency',
      },
    ],
  },
  questionsTitle: 'Questions people ask us first',
  sections: [
    { id: 'family', title: 'Family' },
    { id: 'investment', title: 'Investment' },
    { id: 'humanitarian', title: 'Humanitarian' },
    { id: 'citizenship', title: 'Citizenship' },
    { id: 'general', title: 'General' },
  ],
  whyChooseUs: {
    heading: 'Personalized Approach',
    lead: 'We aim to have one lawyer answer for your case, from the first meeting to the last letter.',
    text: 'When the government writes, we tell you what the letter says, in words that you can read to your mother.',
  },
  closing: {
    title: 'Thirty minutes to find your next step',
    text: 'Tell us where you are and what you hope for. Bring any letter that worries you.',
  },
}
