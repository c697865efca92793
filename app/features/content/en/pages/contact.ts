import type { RecordData } from '#app/features/content/record-types.ts'

export const contact: RecordData<'page'> = {
  layout: 'contact',
  slug: 'contact',
  title: 'Contact Us',
  description:
    'Telephone, e-mail and office hours of the firm, how to book a consultation, where the offices are, and what to bring.',
  subtitle: 'Call, write or come in. In office hours we aim to answer.',
  messageLead: 'A few sentences are enough to begin.',
  visit: 'Please book before you come, so that somebody has time for you.',
  carousel: {
    title: 'Countries we serve',
    lead: 'These are a few of them. Wherever your passport is from, you may call.',
  },
  scheduleLead: 'We can meet by phone, by video or in our office.',
  questionsTitle: 'Before you come',
}
