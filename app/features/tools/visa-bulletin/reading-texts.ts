/** What the dashboard says of a pasted table. */
export const readingTexts = {
  noHeading:
    'The heading is missing: please put a line such as “Visa Bulletin For October 2026” above the tables.',
  missing: 'The row {row} is missing.',
  twice: 'The row {row} is there twice.',
  count: 'The row {row} needs 5 dates and has something else: “{cells}”.',
  noDate:
    'Row {place}: “{cell}” is no date such as 22JAN20 up to the month of the bulletin, and not C, U or ?.',
} as const

/** The columns of the State Department's tables, in their order. */
export const COLUMN_NAMES = {
  all: 'All others',
  china: 'China',
  india: 'India',
  mexico: 'Mexico',
  philippines: 'Philippines',
} as const

/** The rows, in their order and by their names there. */
export const ROW_NAMES = {
  F1: 'F1',
  F2A: 'F2A',
  F2B: 'F2B',
  F3: 'F3',
  F4: 'F4',
  EB1: '1st',
  EB2: '2nd',
  EB3: '3rd',
  EW: 'Other Workers',
  EB4: '4th',
  SR: 'Certain Religious Workers',
  EB5: '5th Unreserved',
  EB5R: '5th Set Aside: Rural',
  EB5H: '5th Set Aside: High Unemployment',
  EB5I: '5th Set Aside: Infrastructure',
} as const
