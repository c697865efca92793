/** The words of the two pages behind a one-time link; the site's content has them in each language. */
export type AccountLinkWords = {
  invitation: LinkPageWords & { name: string; nameHint: string; taken: string }
  reset: LinkPageWords
  /** For somebody who opens too many links. `{minutes}` is how long to wait. */
  limited: { title: string; text: string }
  login: string
  busy: string
}

/** The words of one of them. */
export type LinkPageWords = {
  title: string
  heading: string
  intro: string
  email: string
  password: string
  passwordHint: string
  submit: string
  invalid: { title: string; text: string }
}
