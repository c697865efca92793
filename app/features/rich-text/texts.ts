import { counted } from '#app/platform/texts/counted-text.ts'

export const writingTexts = {
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
    fact: 'Legal fact',
    find: 'Find and replace',
    undo: 'Undo',
    redo: 'Redo',
  },
  table: {
    headerRow: 'Header row',
    rowAbove: 'Row above',
    rowBelow: 'Row below',
    columnBefore: 'Column before',
    columnAfter: 'Column after',
    deleteRow: 'Delete row',
    deleteColumn: 'Delete column',
    deleteTable: 'Delete table',
  },
  find: {
    label: 'Find and replace',
    search: 'Find',
    replacement: 'Replace with',
    matchCase: 'Match case',
    none: 'Not found',
    /** `{at}`: the number of the selected one. */
    place: '{at} of {count}',
    count: counted('en', { one: '1 found', other: '{count} found' }),
    previous: 'Previous',
    next: 'Next',
    replace: 'Replace',
    replaceAll: 'Replace all',
    replaced: counted('en', { one: '1 replaced', other: '{count} replaced' }),
    close: 'Close',
  },
  fact: {
    title: 'Legal fact',
    search: 'Name of the legal fact',
    hint: 'With its value today. The text quotes its key, so that readers always see the value of the day.',
    list: 'Legal facts',
    none: 'No legal fact matches.',
    cancel: 'Cancel',
  },
  modes: { label: 'How to write', rich: 'Rich text', markdown: 'Markdown' },
  loading: 'Loading the rich text editor...',
  failed: 'The rich text editor could not be loaded. You can write here in Markdown.',
  link: {
    title: 'Link',
    text: 'Text to show',
    address: 'Where it leads',
    addressHint:
      'Words find posts and pages of this site. Or write a web address, mailto:, tel:, or a path such as /contact.',
    targets: 'Posts and pages of this site',
    none: 'No post and no page of this site matches.',
    searchFailed: '{reason} You can still write the address yourself.',
    invalid:
      'Please choose a post or a page, or give a web address, mailto:, tel:, or a path that begins with /.',
    open: 'Open it',
    set: 'Set link',
    remove: 'Remove link',
    cancel: 'Cancel',
  },
} as const

export const pasteTexts = {
  comments: {
    title: 'Comments were left out',
    text: 'The comments beside the copied text did not come along.',
  },
  unread: {
    words: 'Only the words were pasted',
    nothing: 'Nothing was pasted',
    text: 'What reads the formatting could not be loaded. Check your connection and paste again.',
  },
} as const

export const imageTexts = {
  tool: 'Image',
  add: {
    title: 'Images',
    choose: 'Choose images',
    chooseHint:
      'Or drop them here, several at once. JPEG, PNG, WebP or GIF, 10 MB each at most. We remove the place data from photos.',
    listLabel: 'Images for the text',
    waiting: 'Waiting for its turn',
    uploading: 'Uploading, {percent}%',
    preparing: 'Uploaded. The server is making it ready…',
    progress: 'Upload of {name}',
    cancelUpload: 'Stop',
    retry: 'Try again',
    leaveOut: 'Leave out',
    insert: 'Insert into the text',
    stillUploading: 'Uploading…',
    cancel: 'Cancel',
  },
  edit: {
    title: 'Image',
    save: 'Save',
    remove: 'Take it out of the text',
    cancel: 'Cancel',
  },
  alt: {
    label: 'What does the image show?',
    hint: 'For readers who cannot see it.',
    decorates: 'It only decorates',
    missing: 'Please say what the image shows, or tick “It only decorates”.',
  },
  choose: {
    open: 'Choose from the library',
    title: 'Choose an image',
    upload: 'Upload an image',
    uploadHint:
      'Or drop it here. JPEG, PNG, WebP or GIF, 10 MB at most. We remove the place data from photos.',
    search: 'Search by file name, description or title',
    submit: 'Search',
    loading: 'Looking…',
    none: 'No images match.',
    empty: 'There are no images yet.',
    more: 'Only the first {count} are shown. Search for the others.',
    all: 'All images',
    /** `{name}` is its description or its file name. */
    take: 'Take {name}',
    close: 'Cancel',
  },
  outside: 'Image from {host}',
  outsideHint:
    'This image is on {host}. Readers see it only after a click, so that {host} does not learn who reads. Upload a copy of your own, or ask whoever runs the site to allow the host (IMAGE_HOSTS).',
  ownCopy: 'Choose your own copy',
  leftOut: {
    title: 'Not all images came along',
    one: 'One image could not be taken from the clipboard. Save it as a file and insert it with “Image”.',
    many: '{count} images could not be taken from the clipboard. Save them as files and insert them with “Image”.',
  },
} as const
