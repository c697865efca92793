import type { EntryKind } from '#app/features/site/search/search-index.ts'
import { counted } from '#app/platform/texts/counted-text.ts'

const kinds: Record<EntryKind, string> = {
  service: 'Service',
  page: 'Page',
  question: 'Question and answer',
  answer: 'Answer',
  term: 'Glossary',
  change: 'What changed',
  country: 'Country',
  person: 'Our people',
  post: 'Article',
}

const urgent = { text: 'Urgent help', path: '/urgent' }
const services = { text: 'Our services', path: '/services' }

/** The site search; `{query}` is what the visitor typed, `{phone}` the firm's number. */
export const searchTexts = {
  title: 'Search',
  titleFor: 'Search: {query}',
  subtitle: 'Look through our services, answers, people and articles.',
  label: 'Search this site',
  placeholder: 'For example: green card for my sister',
  search: 'Search',
  found: counted('en', { one: '{count} result', other: '{count} results' }),
  /** With as many as are shown. */
  foundFirst: 'The first {count} results',
  noneFound: 'We found nothing about that.',
  noneFoundHelp: 'Try other words, begin with one of these, or ask us.',
  limited: 'You have searched many times. Please wait a minute, or call us.',
  start: 'Type a few words, or choose one of these.',
  urgent,
  services,
  message: { text: 'Send us a message', path: '/contact#message' },
  call: 'Call {phone}',
  ways: [
    urgent,
    services,
    { text: 'Questions and answers', path: '/faq' },
    { text: 'Articles', path: '/blog' },
  ],
  /** Above the results after a page that does not exist, and after a search of the articles. */
  elsewhere: 'You may be looking for',
  everywhere: 'Search the whole site',
  /** On a page that is kept as a file. */
  needsScript: 'To search, switch on JavaScript in your browser.',
  failed: 'The search did not work. Please try again.',
  kinds,
}
