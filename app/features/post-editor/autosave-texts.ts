// Without a backend the draft is in this browser only, and the other editor is another tab.
const hasBackend = import.meta.env.SITE_BACKEND !== 'none'

export const autosaveTexts = {
  earlierTexts: 'Earlier texts',
  status: {
    untouched: 'Nothing changed yet.',
    here: 'Not saved yet. A copy is kept on this computer.',
    nowhere: hasBackend
      ? 'Not saved yet, and no copy could be kept on this computer. Please save soon.'
      : 'Not kept: this browser has no room left. Please shorten the text or save it soon.',
    saved: hasBackend ? 'Saved {time}.' : 'Kept in this browser at {time}.',
    storedCreate: 'It becomes a post when you press {button}.',
    storedUpdate: 'The post itself changes when you press {button}.',
    unreachable: hasBackend
      ? 'Not saved yet: the server cannot be reached. A copy is kept on this computer, and we keep trying.'
      : 'Not kept yet. We keep trying.',
    refused: hasBackend
      ? 'The server did not keep this text: {message} A copy is kept on this computer.'
      : 'This text was not kept. {message}',
    signedOut: 'Not saved yet: you are not signed in. A copy is kept on this computer.',
  },
  found: {
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
  },
  leave: {
    text: 'What you changed has not been saved, and no copy could be kept.',
    file: 'The file that you chose has not been uploaded. Your text is kept.',
  },
  news: {
    byOther: '{saver} saved this post at {time}.',
    byOwn: 'You saved this post in another tab at {time}.',
    byNobody: 'This post was saved at {time}.',
    writeOn:
      'You can write on: when you save, both texts are put together, and you are asked only about what both have changed.',
  },
  open: {
    byOther: 'has had this post open since {time}.',
    byOwn: 'You have had this post open in another tab since {time}.',
  },
  conflict: {
    title: 'Somebody else has saved this post',
    ownTitle: 'You saved this post in another tab',
    together: 'What was saved then is now in the form below, together with what you wrote.',
    how: 'Only this was changed on both sides. Please choose for each; nothing is saved before.',
    open: { one: '1 choice is still open.', many: '{count} choices are still open.' },
    notChosen: 'Please choose.',
    question: '{field} ({number} of {count})',
    theirs: 'Their text',
    ownOther: 'The text of the other tab',
    yours: 'Your text',
    empty: 'Nothing stands here.',
    choices: {
      theirs: 'Take theirs',
      ownOther: 'Take that of the other tab',
      mine: 'Keep mine',
      both: 'Keep both, one after the other',
    },
  },
} as const

export const draftRefusals = {
  tooLarge: 'It is longer than a post can be.',
  missing: 'This post does not exist any more.',
  unreadable: 'The copy did not arrive whole.',
} as const
