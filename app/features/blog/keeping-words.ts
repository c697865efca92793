/** The words with which the editor says what is kept of a text; the site's content has them in each language. */
export type KeepingWords = {
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
  leave: Record<'title' | 'text' | 'file' | 'stay' | 'leave', string>
  refusals: Record<'tooLarge' | 'missing' | 'unreadable', string>
}
