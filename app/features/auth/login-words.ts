/** The words of the Login page; the site's content has them in each language. */
export type LoginWords = LoginFormWords & {
  heading: string
  intro: string
  externalNote: string
  forgotten: { question: string; answer: string; command: string }
}

/** The words of its form. */
export type LoginFormWords = {
  email: string
  password: string
  showPassword: string
  hidePassword: string
  submit: string
  busy: string
  toasts: { unexpected: { title: string; text: string } }
}
