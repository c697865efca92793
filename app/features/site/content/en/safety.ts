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

const news = {
  text: '{saver} saved this post at {time}. You can write on: when you save, you see both texts and choose.',
  textOfNobody:
    'This post was saved at {time}. You can write on: when you save, you see both texts and choose.',
}

const conflict = {
  title: 'Somebody else has saved this post',
  text: '{saver} saved it at {time}, after you opened it. Nothing of yours is lost.',
  textOfNobody: 'It was saved at {time}, after you opened it. Nothing of yours is lost.',
  how: 'Choose for each field whose text it shall have, or combine both by hand in the fields below. Then save.',
  howPlain:
    'Your text stands in the fields below. Take over from theirs what you want to keep, then save.',
  same: 'Both texts are the same. You can save.',
  theirs: 'Their text',
  yours: 'Your text',
  empty: 'Empty',
  on: 'On',
  off: 'Off',
  onlyHere: 'only here:',
  take: 'Take theirs',
  keep: 'Keep mine',
  about: 'for the field “{field}”',
}

const fields = {
  title: 'Title',
  excerpt: 'Excerpt',
  content: 'Content',
  author: 'Author',
  date: 'Date',
  categories: 'Categories',
  image: 'Image',
  imageAlt: 'Description of the image',
  published: 'Published',
  slug: 'Address',
  publishAt: 'Publish at',
  unpublishAt: 'Unpublish at',
  reviewedBy: 'Reviewed by',
  reviewedOn: 'Reviewed on',
}

const refusals = {
  tooLarge: 'It is longer than a post can be.',
  missing: 'This post does not exist any more.',
  unreadable: 'The copy did not arrive whole.',
}

/** What is kept of a text before it is saved. */
export const keeping = {
  earlierTexts: 'Earlier texts',
  status,
  found,
  news,
  conflict,
  fields,
  leave,
  refusals,
}

/** The pages with a post's earlier texts. */
export const revisions = {
  back: 'Back to the post',
  title: 'Earlier texts',
  intro: 'Every text that “{title}” was saved with. Choose one to see what has changed since.',
  none: 'This post has not been changed since earlier texts are kept. The next change will stand here.',
  words: '{count} words',
  present: 'the present text',
  by: 'saved by {who}',
  byAnother: 'written by another hand',
  compare: 'Compare with the present text',
  about: '(text from {time})',
  rule: 'Kept are all texts of the last 30 days, and in any case the last 50.',
  one: {
    title: 'The text from {time}',
    back: 'All earlier texts',
    removed: 'gone since',
    added: 'new since',
    same: 'This text and the present one are the same.',
    unchanged: 'The same in both:',
    restore: 'Restore this text',
    restoreHelp:
      'It becomes the present text. The one of today is kept among the earlier texts, and whether the post is published stays as it is.',
    changedMeanwhile: {
      title: 'The post was changed meanwhile',
      text: 'Nothing has been restored. Below you see the comparison with the text as it is now.',
    },
  },
}
