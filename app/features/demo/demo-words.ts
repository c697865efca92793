/** What the site says where nothing stands behind it; the site's content has the words in each language. */
export type DemoWords = {
  /** In the browser's console, at the start of every page. */
  consoleWarning: string
  opening: string
  notice: { text: string; link: string }
  section: string
  /** `{by}` saved it in another tab. */
  refusals: {
    signedOut: string
    missing: string
    full: string
    pictureFull: string
    pictureUnreadable: string
    pictureKind: string
    none: string
  }
  copy: {
    title: string
    about: string
    contents: string
    export: { title: string; text: string; button: string; fileName: string }
    reset: {
      title: string
      text: string
      button: string
      question: string
      consequence: string
      keep: string
      confirm: string
      done: { title: string; text: string }
    }
  }
  login: { noScript: string }
}
