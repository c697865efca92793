/** The words of pictures in a text; the site's content has them in each language. */
export type PictureWords = {
  /** The button in the toolbar. */
  tool: string
  add: {
    title: string
    choose: string
    chooseHint: string
    listLabel: string
    waiting: string
    /** `{percent}` */
    uploading: string
    /** Sent; the server is at work on it. */
    preparing: string
    /** Accessible name of a progress bar, `{name}`. */
    progress: string
    /** Each of these is said with the picture's name after it. */
    cancelUpload: string
    retry: string
    leaveOut: string
    insert: string
    stillUploading: string
    cancel: string
  }
  edit: { title: string; save: string; remove: string; cancel: string }
  alt: AltWords
  choose: ChooseWords
  /** Stands in the editor for a picture of another site, `{host}`. */
  outside: string
  /** Pictures in what was pasted that could not be taken along; `{count}`. */
  leftOut: { title: string; one: string; many: string }
}

/** The words of the question what a picture shows. */
export type AltWords = { label: string; hint: string; decorates: string; missing: string }

/** The words of the choice among the pictures that are there already. */
export type ChooseWords = Record<
  | 'open'
  | 'title'
  | 'search'
  | 'submit'
  | 'loading'
  | 'none'
  /** `{count}` */
  | 'more'
  | 'all'
  /** Accessible name of one, `{name}`. */
  | 'take'
  | 'close',
  string
>
