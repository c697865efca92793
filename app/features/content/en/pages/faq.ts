import type { RecordData } from '#app/features/content/record-types.ts'

export const faq: RecordData<'page'> = {
  layout: 'faq',
  title: 'Frequently Asked Questions',
  description:
    'Plain answers about family petitions, work and investor visas, asylum and U visas, citizenship, and how to work with an immigration lawyer.',
  subtitle: 'Plain answers to what people ask us most. They are general, and yours may differ.',
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
    },
    {
      id: 'citizenship',
      title: 'Citizenship & Naturalization',
    },
    {
      id: 'general',
      title: 'General Immigration Questions',
    },
  ],
  more: {
    title: 'Have more questions?',
    text: 'Ask us. There are no silly questions about your own life.',
  },
}
