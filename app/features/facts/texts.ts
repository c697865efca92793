export const factTexts = {
  title: 'Legal facts',
  intro:
    'Every amount, deadline, count and sentence of the law that the site quotes. A new value appears on the site by itself at midnight, Eastern time, of the day from which it applies; where that day is known, the site says until when today’s value holds.',
  toPack: 'Open a law pack',
  alsoDue: 'Also due',
  search: {
    label: 'Search legal facts',
    placeholder: 'Name, value or key',
    submit: 'Search',
    clear: 'Show all',
    none: 'No legal fact matches your search.',
  },
  columns: {
    today: 'Today the site says',
    source: 'Source',
    asOf: 'Sources reach to',
    checked: 'Checked by the firm',
    reviewBy: 'Check again by',
    quoted: 'Quoted on',
  },
  notYet: 'Not yet',
  overdue: 'Overdue',
  overdueCount:
    '{count} to be checked. Until then the site adds “being verified” to those of them that the firm has checked before.',
  /** What authors type. */
  inText:
    'In a text: {key}; the day of its source or its check: {day}; with other words after its last day: {after}',
  until: 'Until {date}',
  nextValue: 'From {date}: {value}',
  inGroup: 'Changes together with others: {group}',
  unsourced: {
    heading: 'Fees and times without a source',
    text: 'The site leaves them out.',
  },
  unreviewed: {
    heading: 'Not yet reviewed by a lawyer',
    text: 'The footer of these pages says so.',
  },
  edit: 'Check or change: {label}',
  /** What is seen of it. */
  change: 'Check or change',
  /** A button; the name of the fact follows for those who do not see where it stands. */
  checkedToday: 'Checked today',
  /** In its place. */
  hasDraft: 'A draft waits to be published. The day of the check stands in its form.',
  compared: { title: 'Checked', text: 'The day of the check is today.' },
  notCompared: {
    title: 'Nothing was marked',
    text: 'Somebody has changed the fact meanwhile, or has begun a draft. Please look at it again.',
  },
} as const
