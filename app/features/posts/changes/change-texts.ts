// The browser's store has no trash (decision 20).
const hasTrash = import.meta.env.SITE_BACKEND !== 'none'

export const deletionTexts = {
  question: 'Are you sure you want to delete this blog post?',
  consequence: hasTrash
    ? '“{title}” disappears from the site at once.'
    : '“{title}” is deleted from the copy in this browser, for good.',
  keep: 'Keep it',
  confirm: 'Delete',
  busy: 'Deleting...',
  /** The post disappeared while the dialog was open. */
  vanished: {
    title: 'This post is not in the list any more',
    text: 'Somebody else may have deleted it, or it no longer matches the list.',
    close: 'Close',
  },
  missing: 'This post does not exist any more.',
} as const

export const mergeTexts = {
  tooLong:
    'Somebody else has saved this post meanwhile, and to join both texts took too long. Nothing was saved. Please try again.',
} as const

export const listToasts = {
  deleted: { title: 'Blog post deleted', text: 'The blog post has been successfully deleted.' },
  /** Spec 8.13: the reason follows as the text. */
  deleteFailed: { title: 'Failed to delete blog post' },
  duplicated: {
    title: 'Post duplicated',
    text: 'This is the copy, a draft. The original stays as it is.',
  },
} as const

export const duplicateTexts = {
  title: 'Duplicate a post',
  copyOf: 'Copy of {title}',
  missing: 'This post does not exist any more.',
  back: 'Back to Dashboard',
} as const

export const bulkTexts = {
  title: 'Change several posts',
  publish: {
    one: 'Publish this post?',
    many: 'Publish these {count} posts?',
    text: 'Readers see them at once, or from the time that was set for a post.',
    confirm: 'Publish',
  },
  unpublish: {
    one: 'Unpublish this post?',
    many: 'Unpublish these {count} posts?',
    text: 'They disappear from the site at once. Staff keep them.',
    confirm: 'Unpublish',
  },
  trash: hasTrash
    ? {
        one: 'Move this post to the trash?',
        many: 'Move these {count} posts to the trash?',
        text: 'They disappear from the site at once. You can take them back for 30 days.',
        confirm: 'Move to trash',
      }
    : {
        one: 'Delete this post?',
        many: 'Delete these {count} posts?',
        text: 'They are deleted from the copy in this browser, for good.',
        confirm: 'Delete',
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
    trash: hasTrash
      ? { one: '1 post is in the trash.', many: '{count} posts are in the trash.' }
      : { one: '1 post is deleted.', many: '{count} posts are deleted.' },
  },
  unseen: {
    one: 'Readers do not see 1 of them now: it waits for its time, or its time is over.',
    many: 'Readers do not see {count} of them now: they wait for their time, or it is over.',
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
} as const
