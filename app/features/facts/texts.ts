export const factTexts = {
  title: 'Legal facts',
  intro:
    'Every amount, deadline, count and sentence of the law that the site quotes. A new value appears on the site by itself at midnight, Eastern time, of the day from which it applies; where that day is known, the site says until when today’s value holds.',
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
  },
  notYet: 'Not yet',
  overdue: 'Overdue',
  overdueCount:
    '{count} to be checked. Until then the site adds “being verified” to those of them that the firm has checked before.',
  /** What authors type. */
  inText: 'In a text: {key}; the day of its source or its check: {day}',
  until: 'Until {date}',
  nextValue: 'From {date}: {value}',
  inGroup: 'Changes together with others: {group}',
  together:
    'These figures change on the same day. New words are entered for all of them, with one date, and readers see all of them change at once.',
  unsourced: {
    heading: 'Fees and times without a source',
    text: 'The site leaves them out.',
  },
  unreviewed: {
    heading: 'Not yet reviewed by a lawyer',
    text: 'The footer of these pages says so.',
  },
  edit: 'Check or change: {label}',
  back: 'All legal figures',
  form: {
    heading: 'Check or change',
    value: 'New words (optional)',
    valueHint:
      'As they stand in the middle of a sentence. Leave this empty when what the site says is still right.',
    /** Of several that change together. */
    valuesHint:
      'As they stand in the middle of a sentence. Leave all of them empty when what the site says is still right.',
    /** One of several. */
    valueOf: 'New words: {label}',
    valueOfHint: 'Today: {today}',
    effectiveFrom: 'They apply from',
    effectiveFromHint: 'At midnight, Eastern time. Only with new words.',
    sourceName: 'Source',
    sourceUrl: 'Address of the source',
    checked: 'Compared with the source on',
    reviewBy: 'Check again by',
    reviewByHint:
      'After this day the site says that the figure is being verified. It cannot be later than the last day of what the site says today.',
    save: 'Save',
    saving: 'Saving...',
    problemsTitle: 'Please check these fields',
  },
  problems: {
    valueMissing: 'Say what the site should say from that day on, or leave the day empty.',
    valueOfGroupMissing:
      'Please give the words of this one too. Where they stay the same, write those of today.',
    valueTooLong: 'Please use at most 400 characters.',
    effectiveFrom: 'Please give the day from which the new words apply.',
    sourceName: 'Please name the source.',
    sourceUrl: 'Please give a full address that begins with https:// or http://.',
    checked: 'Please give the day of the comparison. It cannot be in the future.',
    reviewBy: 'Please give a day after the comparison.',
    /** Where another value follows. */
    reviewByEnd:
      'What the site says today ends on {day}. Please give that day or an earlier one, but none before the comparison.',
  },
  history: {
    heading: 'What was entered',
    none: 'Nothing yet. The figure is as it came with the site.',
    value: 'From {date}: {value}',
    ofFact: '{label}: {what}',
    checked: 'Compared with the source, no change',
    by: '{who}, {when}',
    withdraw: 'Withdraw',
    withdrawHint: 'Withdraw what {who} entered on {when}',
  },
  saved: { title: 'Saved', text: 'The entry stands below, with the day from which it applies.' },
  withdrawn: { title: 'Withdrawn', text: 'What was entered before it applies again.' },
  withdrawnBefore: { title: 'Nothing was withdrawn', text: 'Somebody had withdrawn it already.' },
} as const
