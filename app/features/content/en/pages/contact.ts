import type { RecordData } from '#app/features/content/record-types.ts'

export const contact: RecordData<'page'> = {
  layout: 'contact',
  slug: 'contact',
  title: 'Contact Us',
  description:
    'Telephone, e-mail and office hours of the firm, how to book a consultation, where the offices are, and what to bring.',
  subtitle: 'Call us in office hours, write to us at any time, or book a time to come in.',
  messageLead: 'A few sentences are enough to begin with.',
  visit: 'Please book before you come, so that somebody has time for you.',
  carousel: {
    title: 'Countries we serve',
    lead: 'These are some of them. Choose a flag to read what applies to people from that country.',
  },
  scheduleLead: 'We can meet by phone, by video or in our office.',
  questionsTitle: 'Before you come',
}
