/** Of the imported list. */
export const NAME_LIST_LIMITS = {
  names: 50_000,
  fileBytes: 10 * 1024 * 1024,
  nameCharacters: 200,
  noteCharacters: 200,
  problemsShown: 20,
} as const

/** What is wrong with a file; `line` is null for the whole file. */
export type NameListProblem = {
  line: number | null
  kind: keyof typeof nameListProblems
}

export const nameListProblems = {
  empty: 'The file has no names.',
  'no-file': 'Choose a file first.',
  'too-large': 'The file is larger than 10 MB.',
  'not-text':
    'The file is not UTF-8 text. Save it as “CSV UTF-8” in Excel, or download it as CSV from Google Sheets.',
  'no-columns':
    'The first line has to name the columns: “name”, or “first name” and “last name”; and “note” if you like.',
  'too-many': 'The list has more than 50,000 names.',
  'no-name': 'the name is missing.',
  'no-letters': 'the name has no letters.',
  'long-name': 'the name has more than 200 characters.',
  'long-note': 'the note has more than 200 characters.',
  control: 'it has characters that cannot be stored.',
  quotes: 'a quotation mark is not closed, or stands in the middle of a cell.',
  'long-line': 'it is longer than any line with a name; a quotation mark may be missing.',
} as const
