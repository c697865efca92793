import { choice } from '#app/features/entries/fields.ts'

/** How a site can be set up; what a text says of it is printed only while it is true. */
const conditionTexts = {
  server: 'The site has a server',
  'no-server': 'The site has no server',
  /** Served by this program, which writes the log; not as files by another company. */
  'own-host': 'Served by this program',
  files: 'Served as files by another company',
  /** Of each message: a copy to the outside email service, or the message itself. */
  'copies-messages': 'Each message is copied to an outside email service',
  'sends-messages': 'Each message is sent by an outside email service',
  /** The email about a message: without its words, or with them. */
  'mails-notice': 'The email about a message is without its words',
  'mails-text': 'The email about a message has its words',
  calendar: 'There is a booking calendar',
  map: 'There is a map',
  questionnaire: 'There is a questionnaire',
  'image-hosts': 'Images of other sites are allowed',
  'no-image-hosts': 'Images of other sites are not allowed',
} as const

export type PageCondition = keyof typeof conditionTexts

export const PAGE_CONDITIONS = Object.keys(conditionTexts) as PageCondition[]

export const condition = () => choice('Only while', conditionTexts)
