/** What the editor says about texts that are not saved yet, in English. */
const status = {
  untouched: 'Nothing changed yet.',
  here: 'Not saved yet. A copy is kept on this computer.',
  nowhere: 'Not saved yet, and no copy could be kept on this computer. Please save soon.',
  kept: 'Saved {time}.',
  /** After the sentence above: what readers see is another matter. */
  keptCreate: 'It becomes a post when you press Create Post.',
  keptUpdate: 'The post itself changes when you press Update Post.',
  unreachable:
    'Not saved yet: the server cannot be reached. A copy is kept on this computer, and we keep trying.',
  refused: 'The server did not keep this text: {message} A copy is kept on this computer.',
  signedOut: 'Not saved yet: you are not signed in. A copy is kept on this computer.',
}

const found = {
  one: 'You have text from {time} that was not saved.',
  many: 'You have texts that were not saved.',
  unfinished: '“{title}”, from {time}',
  untitled: 'Without a title',
  item: 'Text from {time}',
  note: 'A file that was chosen but not uploaded could not be kept. Please choose it again.',
  resume: 'Continue with it',
  discard: 'Discard it',
  about: '(text from {time})',
  resumed: 'You continue with your text from {time}. The post itself has not changed.',
}

const leave = {
  title: 'Leave this page?',
  text: 'What you changed has not been saved, and no copy could be kept.',
  file: 'The file that you chose has not been uploaded. Your text is kept.',
  stay: 'Stay here',
  leave: 'Leave',
}

const refusals = {
  tooLarge: 'It is longer than a post can be.',
  missing: 'This post does not exist any more.',
  unreadable: 'The copy did not arrive whole.',
}

/** What is kept of a text before it is saved. */
export const keeping = { status, found, leave, refusals }
