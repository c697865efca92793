import { counted } from '#app/platform/texts/counted-text.ts'

/** Spec 2.18 and 4.10 to 4.14. */
export const editorTexts = {
  createTitle: 'Create New Blog Post',
  editTitle: 'Edit Blog Post',
  back: 'Back to Dashboard',
  hints: {
    excerpt: 'One or two sentences. Shown in the list and in search results.',
    content:
      'Markdown: an empty line makes a paragraph, ## a heading, - a list, > a quotation, [words](address) a link.',
    author: 'Your name under My account would stand here by itself.',
    categories: 'Separate with commas',
    image: 'JPEG, PNG, WebP or GIF. We remove the place data from photos.',
    imageAlt: 'For readers who cannot see it. Leave it empty if it only decorates.',
  },
  /** Of the panel beside the text. */
  parts: {
    publish: 'Publish',
    image: 'Image',
    sharing: 'SEO and sharing',
    review: 'Review',
  },
  words: counted('en', { one: '1 word', other: '{count} words' }),
  minutes: counted('en', { one: '1 minute', other: '{count} minutes' }),
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  preview: {
    open: 'Preview',
    title: 'Preview of the text as it is now',
    frame: 'The post as readers would see it',
    device: 'Screen',
    devices: { phone: 'Phone', desktop: 'Desktop' },
    scheme: 'Colors',
    schemes: { light: 'Light', dark: 'Dark' },
    close: 'Close',
    bar: 'Preview: none of this is saved yet.',
    noTitle: 'Without a title',
    fileToCome: 'The chosen image is shown after the post is saved.',
  },
  chosenFile: 'Chosen: {name}. It is uploaded when you save.',
  published: 'Published',
  publishedOn: 'On: readers can see it',
  publishedOff: 'Off: saved as a draft',
  publishedHelp: 'Toggle to publish or save as draft',
  /** For a writer who may not publish. */
  draftOnly: {
    title: 'Publishing',
    draft: 'You save drafts. A colleague who publishes decides when readers see the post.',
    published:
      'This post is published. Your role may read it here, but changes are made by a colleague who publishes.',
  },
  cancel: 'Cancel',
  create: 'Create Post',
  creating: 'Creating...',
  update: 'Update Post',
  updating: 'Updating...',
  schedule: 'Schedule',
  scheduling: 'Scheduling...',
  problemsTitle: 'Please check these fields',
  merged: {
    theirs: 'Somebody else has saved this post',
    own: 'You saved this post in another tab',
  },
  categoryList: {
    suggestions: 'Categories in use',
    one: '1 post',
    many: '{count} posts',
    near: '“{typed}” is written “{usual}” in other posts.',
    useUsual: 'Write “{usual}”',
  },
  cover: {
    address: 'Or an image address',
    dropHint: 'Choose a file, drop it here or paste it.',
    uploading: 'Uploading the image, {percent}%',
    preparing: 'The image is uploaded. The server is making it ready…',
    progress: 'Upload of the image',
  },
} as const

/** Spec 8.14 to 8.20. */
export const savingToasts = {
  created: { title: 'Success', text: 'Blog post created successfully' },
  createFailed: 'Failed to create blog post: {message}',
  updated: { title: 'Success', text: 'Blog post updated successfully' },
  merged: {
    title: 'Success',
    text: 'Blog post updated successfully. What was saved meanwhile is kept, too.',
  },
  updateFailed: 'Failed to update blog post: {message}',
  imageRequired: {
    title: 'Image Required',
    text: 'Please upload an image file or enter a valid image URL.',
  },
  imageUploadFailed: {
    title: 'Image Upload Failed',
    text: 'There was an error uploading your image. Please try again or use a different image.',
  },
} as const
