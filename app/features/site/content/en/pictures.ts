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
  /** Out of those that are there already. */
  choose: {
    open: 'Choose from the library',
    title: 'Choose a picture',
    search: 'Search by file name, description or post',
    submit: 'Search',
    loading: 'Looking…',
    none: 'No pictures match.',
    more: 'Only the first {count} are shown. Search for the others.',
    all: 'All pictures',
    /** Accessible name of one; `{name}` is its description or its file name. */
    take: 'Take {name}',
    close: 'Cancel',
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

/** The desk's page of all pictures, and the choice among them in the editor. */
const library = {
  title: 'Pictures',
  about: 'Every picture that was uploaded for a post.',
  sweepNote: 'A picture that no post has shown for {days} days is deleted.',
  back: 'Back to Dashboard',
  upload: {
    label: 'Upload pictures',
    hint: 'Several at once; you can also drop them here. JPEG, PNG, WebP or GIF, 10 MB each at most. We remove the place data from photos.',
    hintWithoutScript: 'Without JavaScript: 12 MB together.',
    submit: 'Upload',
    listLabel: 'Pictures on their way',
    none: 'Please choose a picture first.',
    doneOne: 'One picture was uploaded.',
    doneMany: '{count} pictures were uploaded.',
    /** A file that was refused. */
    refused: '{name}: {problem}',
  },
  search: {
    label: 'Search pictures',
    placeholder: 'File name, description or post',
    order: 'Order',
    byName: 'By name',
    newest: 'Newest first',
    submit: 'Search',
    clear: 'Show all pictures',
  },
  listLabel: 'Pictures',
  size: '{width} × {height} pixels, {bytes}',
  uploaded: 'Uploaded {date}',
  usedIn: 'Shown by',
  trashed: '{title} (in the trash)',
  more: 'and {count} more',
  unused: 'No post shows it.',
  goneAfter: 'No post shows it. Deleted after {date}.',
  open: 'Open {name} in a new tab',
  delete: 'Delete',
  next: 'More pictures',
  start: 'Back to the start',
  none: 'No pictures yet. Upload the first one.',
  noneMatch: 'No pictures match your search.',
  loadError: 'The pictures cannot be read at this moment.',
  tryAgain: 'Try again',
  question: {
    title: 'Delete this picture?',
    text: '{name} is deleted for good.',
    keep: 'Keep it',
    confirm: 'Delete',
  },
  deleted: '{name} is deleted.',
  problems: {
    missing: 'This picture does not exist any more.',
    named: 'A post shows this picture now, so it was kept.',
  },
}

/** The words for pictures: in a text, at the head of a post, and all of them together. */
export const pictures = { text, cover, library }
