/** What the site says where nothing stands behind it; the site's content has the words in each language. */
export type DemoWords = {
  /** In the browser's console, at the start of every page. */
  consoleWarning: string
  opening: string
  notice: { text: string; link: string }
  section: string
  refusals: {
    signedOut: string
    missing: string
    full: string
    pictureFull: string
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
  login: {
    mockHint: { intro: string; email: string; password: string }
    mockNote: string
    noScript: string
  }
}
