/** The words with which the editor says what is kept of a text; the site's content has them in each language. */
export type KeepingWords = {
  /** The link from the editor to a post's revisions. */
  earlierTexts: string
  status: Record<
    | 'untouched'
    | 'here'
    | 'nowhere'
    | 'kept'
    | 'keptCreate'
    | 'keptUpdate'
    | 'unreachable'
    | 'refused'
    | 'signedOut',
    string
  >
  found: {
    /** `{time}` */
    one: string
    many: string
    /** Of a post that does not exist yet: `{title}`, `{time}`. */
    unfinished: string
    untitled: string
    /** `{time}` */
    item: string
    note: string
    resume: string
    discard: string
    /** Spoken after the two. `{time}` */
    about: string
    /** After `?copy=…`: `{time}` */
    resumed: string
  }
  /** While one is still writing: `{saver}`, `{time}`. */
  news: { text: string; textOfNobody: string }
  conflict: {
    title: string
    /** `{saver}`, `{time}` */
    text: string
    /** Where nobody knows who it was. `{time}` */
    textOfNobody: string
    how: string
    howPlain: string
    same: string
    theirs: string
    yours: string
    empty: string
    on: string
    off: string
    /** Spoken before a marked passage. */
    onlyHere: string
    take: string
    keep: string
    /** Spoken after the two. `{field}` */
    about: string
  }
  /** What the fields of the form are called in a comparison, by their names. */
  fields: Readonly<Record<string, string>>
  leave: Record<'title' | 'text' | 'file' | 'stay' | 'leave', string>
  refusals: Record<'tooLarge' | 'missing' | 'unreadable', string>
}

/** The words of the pages with a post's earlier texts. */
export type RevisionWords = {
  back: string
  title: string
  /** `{title}` */
  intro: string
  none: string
  /** `{count}` */
  words: string
  present: string
  /** `{who}` */
  by: string
  byAnother: string
  compare: string
  /** Spoken after it. `{time}` */
  about: string
  rule: string
  one: {
    /** `{time}` */
    title: string
    back: string
    removed: string
    added: string
    same: string
    unchanged: string
    restore: string
    restoreHelp: string
    changedMeanwhile: { title: string; text: string }
  }
}
