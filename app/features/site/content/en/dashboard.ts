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

const editor = {
  createTitle: 'Create New Blog Post',
  editTitle: 'Edit Blog Post',
  back: 'Back to Dashboard',
  loading: 'Loading blog post...',
  fields: {
    title: 'Title',
    excerpt: 'Excerpt',
    excerptHint: 'One or two sentences. Shown in the list and in search results.',
    content: 'Content',
    contentHint:
      'Markdown: an empty line makes a paragraph, ## a heading, - a list, > a quotation, [words](address) a link.',
    author: 'Author',
    date: 'Date',
    categories: 'Categories',
    categoriesHint: 'Separate with commas',
    image: 'Image',
    imageAddress: 'Or an image address',
    imageAlt: 'Description of the image',
    imageAltHint: 'For readers who cannot see it. Leave it empty if it only decorates.',
    imageHint: 'JPEG, PNG, WebP or GIF. We remove the place data from photos.',
  },
  chooseFile: 'Choose a file',
  chooseAnotherFile: 'Choose another file',
  removeFile: 'Remove the file',
  chosenFile: 'Chosen: {name}. It is uploaded when you save.',
  published: 'Published',
  publishedOn: 'On: readers can see it',
  publishedOff: 'Off: saved as a draft',
  publishedHelp: 'Toggle to publish or save as draft',
  writing: {
    toolbar: {
      label: 'Text format',
      heading: 'Heading',
      subheading: 'Smaller heading',
      bold: 'Bold',
      italic: 'Italic',
      bulletList: 'Bulleted list',
      numberedList: 'Numbered list',
      quotation: 'Quotation',
      table: 'Table',
      link: 'Link',
      undo: 'Undo',
      redo: 'Redo',
    },
    modes: { label: 'How to write', rich: 'Rich text', markdown: 'Markdown' },
    loading: 'Loading the rich text editor...',
    failed: 'The rich text editor could not be loaded. You can write here in Markdown.',
    link: {
      title: 'Link',
      address: 'Where it leads',
      addressHint: 'A web address, mailto:, tel:, or a path of this site such as /contact.',
      invalid: 'Please give a web address, mailto:, tel:, or a path that begins with /.',
      set: 'Set link',
      remove: 'Remove link',
      cancel: 'Cancel',
    },
  },
  cancel: 'Cancel',
  create: 'Create Post',
  creating: 'Creating...',
  update: 'Update Post',
  updating: 'Updating...',
  problemsTitle: 'Please check these fields',
}

const toasts = {
  deleted: {
    title: 'Blog post deleted',
    text: 'The blog post has been successfully deleted.',
  },
  /** The server's message is the text. */
  deleteFailed: { title: 'Failed to delete blog post' },
  created: { title: 'Success', text: 'Blog post created successfully' },
  createFailed: 'Failed to create blog post: {message}',
  updated: { title: 'Success', text: 'Blog post updated successfully' },
  updateFailed: 'Failed to update blog post: {message}',
  imageRequired: {
    title: 'Image Required',
    text: 'Please upload an image file or enter a valid image URL.',
  },
  imageUploadFailed: {
    title: 'Image Upload Failed',
    text: 'There was an error uploading your image. Please try again or use a different image.',
  },
  revisionRestored: { title: 'Restored', text: 'The earlier text is the present one again.' },
  samplesRemoved: { title: 'Samples removed', text: 'The sample posts are gone from the site.' },
}

/** The words that staff read: list, delete dialog, editor and toasts. */
export const dashboard = { list, deletion, editor, toasts }
