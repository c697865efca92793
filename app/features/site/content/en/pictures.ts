/** Pictures in the text of a post, in English. */
const text = {
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
  outside: 'Picture from {host}',
  leftOut: {
    title: 'Not all pictures came along',
    one: 'One picture could not be taken from the clipboard. Save it as a file and insert it with “Picture”.',
    many: '{count} pictures could not be taken from the clipboard. Save them as files and insert them with “Picture”.',
  },
}

/** The picture at the head of a post. */
const cover = {
  dropHint: 'Choose a file, drop it here or paste it.',
  uploading: 'Uploading the picture, {percent}%',
  preparing: 'The picture is uploaded. The server is making it ready…',
  /** Accessible name of the progress bar. */
  progress: 'Upload of the picture',
  decorates: 'It only decorates',
  asked: 'Please say what the picture shows, or tick “It only decorates”.',
}

/** The words for pictures: in a text and at the head of a post. */
export const pictures = { text, cover }
