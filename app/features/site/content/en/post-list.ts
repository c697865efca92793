/** The dashboard's list beyond the specification's words, and its trash, in English. */
const list = {
  /** Where counting stopped. */
  shownMore: '{shown} of more than {total} posts',
  start: 'Back to the start of the list',
  filters: {
    state: 'Status',
    anyState: 'Any status',
    published: 'Published',
    draft: 'Drafts',
    category: 'Category',
    anyCategory: 'Any category',
    apply: 'Apply',
    clear: 'Show all posts',
  },
  order: {
    label: 'Order',
    newest: 'Newest first',
    oldest: 'Oldest first',
    title: 'Title, A to Z',
    titleBack: 'Title, Z to A',
    author: 'Author, A to Z',
    authorBack: 'Author, Z to A',
    drafts: 'Drafts first',
    published: 'Published first',
  },
  noneInFilter: 'There are no such posts.',
  trash: 'Trash',
  /** Accessible name of a row's checkbox. */
  select: 'Select {title}',
  selectAll: 'Select all {count} shown',
  selectedOne: '1 post selected',
  selectedMany: '{count} posts selected',
  tooMany: 'At most {most} posts can be changed at once.',
  bulkLabel: 'Change the selected posts',
  publish: 'Publish',
  unpublish: 'Make drafts',
  moveToTrash: 'Move to trash',
  vanished: {
    title: 'This post is not in the list any more',
    text: 'Somebody else may have deleted it, or it no longer matches the list.',
    close: 'Close',
  },
}

const bulk = {
  title: 'Change several posts',
  publish: {
    one: 'Publish this post?',
    many: 'Publish these {count} posts?',
    text: 'Readers see them at once.',
    confirm: 'Publish',
  },
  unpublish: {
    one: 'Make this post a draft?',
    many: 'Make these {count} posts drafts?',
    text: 'They disappear from the site at once. Staff keep them.',
    confirm: 'Make drafts',
  },
  trash: {
    one: 'Move this post to the trash?',
    many: 'Move these {count} posts to the trash?',
    text: 'They disappear from the site at once. You can take them back for 30 days.',
    confirm: 'Move to trash',
  },
  andMore: 'and {count} more',
  cancel: 'Cancel',
  busy: 'Working...',
  back: 'Back to Dashboard',
  none: 'No posts were selected. Tick the boxes beside the posts first.',
  failed: 'The posts could not be changed',
  done: {
    publish: { one: '1 post is published.', many: '{count} posts are published.' },
    unpublish: { one: '1 post is a draft.', many: '{count} posts are drafts.' },
    trash: { one: '1 post is in the trash.', many: '{count} posts are in the trash.' },
  },
  doneTitle: 'Done',
  refusedTitle: 'These posts were left as they are',
  refused: {
    changed: '“{title}” was saved by somebody else meanwhile. Look at it and try again.',
    missing: '“{title}” is not there any more.',
    findings:
      'The checklist of “{title}” has open points. Open the post to settle them or to give a reason.',
  },
  unknownTitle: 'A post',
}

const trash = {
  title: 'Trash',
  about: 'Deleted posts stay here for 30 days. Then they are gone for ever.',
  back: 'Back to Dashboard',
  empty: 'The trash is empty.',
  columns: {
    title: 'Title',
    author: 'Author',
    deleted: 'Deleted',
    gone: 'Gone for ever',
    status: 'Status',
    actions: 'Actions',
  },
  wasPublished: 'Was published',
  wasDraft: 'Was a draft',
  restore: 'Restore',
  deleteForEver: 'Delete for ever',
  older: 'Deleted earlier',
  newest: 'Deleted last',
  loadError: 'Error loading the trash. Please try again later.',
  tryAgain: 'Try again',
  question: {
    title: 'Delete this post for ever?',
    text: '“{title}” cannot be brought back.',
    keep: 'Keep it',
    confirm: 'Delete for ever',
  },
  /** After a deed, above the list. */
  restoredPublished: '“{title}” is back, and readers see it again.',
  restoredDraft: '“{title}” is back as a draft.',
  deleted: '“{title}” is gone for ever.',
  missing: 'This post is not in the trash any more. Somebody else may have taken it out.',
}

/** What staff read around the list of posts. */
export const postList = { list, bulk, trash }
