import type { EntryKind } from '#app/features/site/search/search-index.ts'

const kinds: Record<EntryKind, string> = {
  service: 'Service',
  page: 'Page',
  question: 'Question and answer',
  person: 'Our people',
  fact: 'Legal figure',
  post: 'Article',
}

/** The site search; `{query}` is what the visitor typed, `{phone}` the firm's number. */
export const searchTexts = {
  title: 'Search',
  titleFor: 'Search: {query}',
  subtitle: 'Look through our services, answers, people and articles.',
  label: 'Search this site',
  placeholder: 'For example: green card for my sister',
  search: 'Search',
  foundOne: 'One result',
  foundMany: '{count} results',
  /** With as many as are shown. */
  foundFirst: 'The first {count} results',
  noneFound: 'We found nothing about that.',
  noneFoundHelp: 'Try other words, or ask us. You can ask in your own words.',
  limited: 'You have searched very often. Please wait a minute, or ask us.',
  start: 'Type a few words, or choose one of these.',
  contact: { text: 'Contact Us', path: '/contact' },
  call: 'Call {phone}',
  ways: [
    { text: 'Our services', path: '/services' },
    { text: 'Questions and answers', path: '/faq' },
    { text: 'Articles', path: '/blog' },
  ],
  /** Above the results after a page that does not exist, and after a search of the articles. */
  elsewhere: 'You may be looking for',
  everywhere: 'Search the whole site',
  /** On a page that is kept as a file. */
  needsScript: 'The search needs JavaScript, which is switched off in your browser.',
  failed: 'The search did not get through. Please try again.',
  kinds,
}
