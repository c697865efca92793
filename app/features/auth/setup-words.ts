/** The words of the page that makes the first administrator; the site's content has them in each language. */
export type SetupWords = {
  heading: string
  intro: string
  name: string
  nameHint: string
  email: string
  password: string
  passwordHint: string
  submit: string
  invalidLink: { title: string; text: string }
  taken: string
  busy: string
}
