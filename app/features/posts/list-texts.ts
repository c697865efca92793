// The browser's store has no trash (decision 20).
const hasTrash = import.meta.env.SITE_BACKEND !== 'none'

export const listTexts = {
  title: 'Blog Dashboard',
  loggedInAs: 'Logged in as',
  unknownUser: 'authenticated user',
  logout: 'Logout',
  newPost: 'New Post',
  trash: 'Trash',
  categories: 'Categories',
  searchLabel: 'Search blog posts',
  searchPlaceholder: 'Search blog posts...',
  clearSearch: 'Clear the search',
  filters: {
    state: 'Status',
    anyState: 'Any status',
    published: 'Published',
    scheduled: 'Scheduled',
    draft: 'Drafts',
    ended: 'Taken down',
    category: 'Category',
    anyCategory: 'Any category',
    language: 'Language',
    anyLanguage: 'Any language',
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
  columns: {
    title: 'Title',
    author: 'Author',
    date: 'Date',
    status: 'Status',
    categories: 'Categories',
    actions: 'Actions',
  },
  until: 'until {time}',
  outOfDate: 'out of date',
  views: '{count} views in 30 days',
  moreCategories: '+{count}',
  moreCategoriesSpoken: 'and {count} more: {categories}',
  select: 'Select {title}',
  view: 'View {title} in a new tab',
  edit: 'Edit {title}',
  delete: 'Delete {title}',
  shown: '{shown} of {total} posts',
  shownMore: '{shown} of more than {total} posts',
  older: 'Older posts',
  start: 'Back to the start of the list',
  loading: 'Loading blog posts...',
  noneMatch: 'No blog posts match your search.',
  noneInFilter: 'There are no such posts.',
  noneYet: 'No blog posts yet. Create your first post!',
  loadError: 'Error loading blog posts. Please try again later.',
  tryAgain: 'Try again',
} as const

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

export const listToasts = {
  deleted: { title: 'Blog post deleted', text: 'The blog post has been successfully deleted.' },
  /** Spec 8.13: the reason follows as the text. */
  deleteFailed: { title: 'Failed to delete blog post' },
} as const

export const bulkTexts = {
  title: 'Change several posts',
  label: 'Change the selected posts',
  selectAll: 'Select all {count} shown',
  selectedOne: '1 post selected',
  selectedMany: '{count} posts selected',
  tooMany: 'At most {most} posts can be changed at once.',
  buttons: {
    publish: 'Publish',
    unpublish: 'Make drafts',
    trash: hasTrash ? 'Move to trash' : 'Delete',
  },
  publish: {
    one: 'Publish this post?',
    many: 'Publish these {count} posts?',
    text: 'Readers see them at once, or from the time that was set for a post.',
    confirm: 'Publish',
  },
  unpublish: {
    one: 'Make this post a draft?',
    many: 'Make these {count} posts drafts?',
    text: 'They disappear from the site at once. Staff keep them.',
    confirm: 'Make drafts',
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
