/** The words about a session that cannot be kept or has ended; the site's content has them in each language. */
export type SessionWords = {
  /** While it cannot be renewed: because nothing answers, or because the server refuses. */
  unreachable: { title: string; text: string }
  refused: { title: string; text: string }
  /** After the question for the password was put aside. */
  ended: { title: string; text: string; signIn: string }
  question: {
    title: string
    text: string
    email: string
    password: string
    code: string
    codeHint: string
    submit: string
    busy: string
    notNow: string
  }
  /** Somebody else has signed in, in another tab of the same browser. `{email}` is filled. */
  otherUser: string
}
