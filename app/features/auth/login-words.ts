/** The words of the Login page; the site's content has them in each language. A type alias, because islands take JSON. */
export type LoginWords = {
  heading: string
  intro: string
  email: string
  password: string
  showPassword: string
  hidePassword: string
  submit: string
  busy: string
  externalNote: string
  forgotten: { question: string; answer: string; command: string }
  toasts: { unexpected: { title: string; text: string } }
}
