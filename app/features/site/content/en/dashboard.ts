/** The Dashboard in English (specification, sections 2, 4 and 8). */
const list = {
  title: 'Blog Dashboard',
  loggedInAs: 'Logged in as',
  unknownUser: 'authenticated user',
  logout: 'Logout',
  newPost: 'New Post',
  searchLabel: 'Search blog posts',
  searchPlaceholder: 'Search blog posts...',
  search: 'Search',
  clearSearch: 'Clear the search',
  columns: {
    title: 'Title',
    author: 'Author',
    date: 'Date',
    status: 'Status',
    categories: 'Categories',
    actions: 'Actions',
  },
  published: 'Published',
  draft: 'Draft',
  /** Under a published post: how often it was read. */
  views: '{count} views in 30 days',
  /** After the first two categories of a post. */
  moreCategories: '+{count}',
  /** Spoken in place of the badge above. */
  moreCategoriesSpoken: 'and {count} more: {categories}',
  /** Accessible names of the actions; each names its post. */
  view: 'View {title} in a new tab',
  edit: 'Edit {title}',
  delete: 'Delete {title}',
  shown: '{shown} of {total} posts',
  older: 'Older posts',
  loading: 'Loading blog posts...',
  noneMatch: 'No blog posts match your search.',
  noneYet: 'No blog posts yet. Create your first post!',
  loadError: 'Error loading blog posts. Please try again later.',
  tryAgain: 'Try again',
  samplesNote: 'Some of these posts are samples that came with the site.',
  removeSamples: 'Remove the samples',
  removeSamplesQuestion: 'Remove the sample posts? Your own posts stay as they are.',
  keepSamples: 'Keep them',
}

const deletion = {
  question: 'Are you sure you want to delete this blog post?',
  consequence: '“{title}” disappears from the site at once.',
  keep: 'Keep it',
  confirm: 'Delete',
  busy: 'Deleting...',
}

const toasts = {
  deleted: {
    title: 'Blog post deleted',
    text: 'The blog post has been successfully deleted.',
  },
  /** The server's message is the text. */
  deleteFailed: { title: 'Failed to delete blog post' },
  samplesRemoved: { title: 'Samples removed', text: 'The sample posts are gone from the site.' },
}

/** The texts of the list of posts. */
export const dashboard = { list, deletion, toasts }
