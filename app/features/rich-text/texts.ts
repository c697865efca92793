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
} as const

/** Images in a text. */
export const imageTexts = {
  tool: 'Picture',
  add: {
    title: 'Pictures',
    choose: 'Choose pictures',
    chooseHint:
      'Or drop them here, several at once. JPEG, PNG, WebP or GIF, 10 MB each at most. We remove the place data from photos.',
    listLabel: 'Pictures for the text',
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
    title: 'Picture',
    save: 'Save',
    remove: 'Take it out of the text',
    cancel: 'Cancel',
  },
  alt: {
    label: 'What does the picture show?',
    hint: 'For readers who cannot see it.',
    decorates: 'It only decorates',
    missing: 'Please say what the picture shows, or tick “It only decorates”.',
  },
  /** Existing images. */
  choose: {
    open: 'Choose from the library',
    title: 'Choose a picture',
    search: 'Search by file name, description or post',
    submit: 'Search',
    loading: 'Looking…',
    none: 'No pictures match.',
    more: 'Only the first {count} are shown. Search for the others.',
    all: 'All pictures',
    /** `{name}` is its description or its file name. */
    take: 'Take {name}',
    close: 'Cancel',
  },
  outside: 'Picture from {host}',
  leftOut: {
    title: 'Not all pictures came along',
    one: 'One picture could not be taken from the clipboard. Save it as a file and insert it with “Picture”.',
    many: '{count} pictures could not be taken from the clipboard. Save them as files and insert them with “Picture”.',
  },
} as const
