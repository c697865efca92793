import type { RecordData } from '#app/features/content/record-types.ts'

export const faq: RecordData<'page'> = {
  layout: 'faq',
  slug: 'faq',
  title: 'Frequently Asked Questions',
  description:
    'Answers about family petitions, work and investor visas, asylum, U visas and citizenship, and about your first talk with an immigration lawyer.',
  subtitle:
    'These are the questions that people ask us most. The answers are general, and your case may be different.',
  sections: [
    {
      id: 'family',
      title: 'Family-Based Immigration',
    },
    {
      id: 'work',
      title: 'Employment & Investment Visas',
    },
    {
      id: 'humanitarian',
      title: 'Humanitarian Immigration',
      more: { text: 'Urgent help', href: '/urgent' },
    },
    {
      id: 'citizenship',
      title: 'Citizenship & Naturalization',
    },
    {
      id: 'general',
      title: 'General Immigration Questions',
      more: { text: 'Short answers to other questions', href: '/answers' },
    },
  ],
  more: {
    title: 'Have more questions?',
    text: 'Call us, or send us a message.',
  },
}
