/** On every page of the dashboard. */
export const alarmTexts = {
  one: 'One message has waited for more than 24 hours',
  many: '{count} messages have waited for more than 24 hours',
  text: 'The website promises an answer within 24 hours. Nobody has opened:',
  more: 'and {count} more',
  open: 'Open what has not been read',
} as const
