import { counted } from '#app/platform/texts/counted-text.ts'

export const importTexts = {
  title: 'Import posts',
  back: 'Back to Dashboard',
  intro:
    'Brings the articles of another system here as drafts. First it only looks, and says what would come and what would be lost.',
  last: 'Your last import: {file}',
  form: {
    title: 'Choose the file',
    files:
      'Export of WordPress (.xml) or Ghost (.json), Markdown files (.md), or a .tar of a folder with them',
    hint: 'Together at most 10 MB. For more, and for the images of WordPress or Ghost, your operator has a command.',
    language: 'Language of posts whose file does not say it',
    tags: 'Tags become categories too',
    submit: 'Look at it first',
  },
  refused: 'Nothing was imported',
  report: {
    title: 'Import of {file}',
    again: 'Another file',
    checking: 'The file is being read. Nothing is changed yet.',
    importing: 'Posts are being written. You may leave this page; it goes on.',
    read: counted('en', { one: '{count} item read so far', other: '{count} items read so far' }),
    progress: '{done} of {found} items done',
    checked: 'Nothing has been imported yet. This is what would come.',
    done: 'The import is done.',
    nothing: 'There is nothing to import: nothing is new or changed.',
    failed: 'The import stopped',
    failedText:
      '{problem} What was imported before stays, and importing the same file again goes on.',
    updates:
      'Posts that changed at their source are changed here too, for readers at once where they are published.',
    import: counted('en', {
      one: 'Import {count} post as a draft',
      other: 'Import {count} posts as drafts',
    }),
    importChanged: counted('en', {
      one: 'Import {count} changed post',
      other: 'Import {count} changed posts',
    }),
    discard: 'Discard',
    listLabel: 'Items of the file',
    all: 'All',
    more: 'More items',
    first: 'First items',
    posts: 'To the posts',
  },
  outcomes: {
    new: 'New',
    updated: 'Changed',
    unchanged: 'Same',
    edited: 'Edited here since, left as it is',
    deleted: 'Deleted here since, left out',
    there: 'Already here',
    'left out': 'Left out: no post or page',
    refused: 'Refused',
  },
  lost: 'Lost: {what}',
} as const

export const importProblems = {
  'no-file': 'Choose a file first.',
  'wrong-kind':
    'This cannot be imported: choose one .xml file of WordPress, one .json file of Ghost, Markdown files, or one .tar of a folder with them. Unpack a ZIP first.',
  'too-many': 'At most 500 files at once. Put them into one .tar file.',
  'same-name': 'Two of the files have the same name.',
  'too-large':
    'The files are larger than 10 MB together. The command of your operator takes up to 1 GB.',
  running: 'Your last import is still running. Wait until it is done.',
} as const

export const STUCK =
  'It was started several times and did not get on. Let your operator import the file with the command.'
