/** The words of the activity page; the site's content has them in each language. */
export type ActivityWords = {
  title: string
  intro: string
  listLabel: string
  columns: Record<'when' | 'who' | 'what', string>
  filter: {
    label: string
    person: string
    everybody: string
    kind: string
    everything: string
    submit: string
    clear: string
  }
  /** By the noun with which the names of acts begin. */
  kinds: Record<string, string>
  /** Those who act without an account, by what the log calls them. */
  actors: Record<string, string>
  /** A sentence for each act; `{subject}` is what it was done to. */
  acts: Record<string, string>
  none: string
  noneMatch: string
  older: string
  newest: string
  export: string
  csv: Record<'at' | 'local' | 'who' | 'what' | 'act' | 'subject', string>
}
