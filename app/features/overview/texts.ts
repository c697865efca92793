import { counted } from '#app/platform/texts/counted-text.ts'

export const overviewTexts = {
  title: 'Overview',
  intro: 'What waits for somebody here. What is in order is not listed.',
  /** Accessible name of the list. */
  waiting: 'What waits',
  nothing: 'Nothing waits. Everything is in order.',
  unread: counted('en', { one: '1 unread message', other: '{count} unread messages' }),
  unanswered: 'Oldest unanswered',
  assigned: counted('en', {
    one: '1 post assigned to you',
    other: '{count} posts assigned to you',
  }),
  review: counted('en', {
    one: '1 post ready for review',
    other: '{count} posts ready for review',
  }),
  otherReviewers: counted('en', {
    one: '1 post with a reviewer who is no lawyer of the firm',
    other: '{count} posts with reviewers who are no lawyers of the firm',
  }),
  translations: counted('en', {
    one: '1 translation to review',
    other: '{count} translations to review',
  }),
  week: counted('en', { one: '1 change this week', other: '{count} changes this week' }),
  facts: counted('en', { one: '1 legal fact overdue', other: '{count} legal facts overdue' }),
  notices: counted('en', { one: '1 notice overdue', other: '{count} notices overdue' }),
  mails: counted('en', { one: '1 e-mail not delivered', other: '{count} e-mails not delivered' }),
  samplePosts: 'Sample posts are left',
  samplesLeft: counted('en', {
    one: '1 sample person or price, which readers see',
    other: '{count} sample people or prices, which readers see',
  }),
  sampleContent: counted('en', {
    one: 'Sample content in 1 record',
    other: 'Sample content in {count} records',
  }),
  backup: {
    none: 'No backups are made',
    late: 'Last backup is late',
    failed: 'Last backup failed',
    last: 'Last backup: {time}.',
    never: 'No backup was written yet.',
    where: 'Whoever runs the server sees to it: npm run site -- doctor.',
  },
  changes: {
    heading: 'This week',
    none: 'Nothing begins or ends by itself in the next seven days.',
    publishes: 'Publishes',
    ends: 'Ends',
    begins: 'Begins',
    post: 'Post',
  },
  trend: {
    heading: 'Visits and calls',
    days: 'in 30 days',
    visits: counted('en', { one: '1 visit', other: '{count} visits' }),
    calls: counted('en', { one: '1 call', other: '{count} calls' }),
    description: 'Day by day, from {first} to {last}. Most visits on one day: {most}.',
    more: 'Analytics',
  },
  unavailable: 'The overview could not be read. Please try again later.',
} as const
