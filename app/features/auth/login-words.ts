/** The words of the Login page; the site's content has them in each language. */
export type LoginWords = Omit<LoginFormWords, 'code'> & {
  description: string
  heading: string
  intro: string
  externalNote: string
  code: LoginCodeWords
  forgotten: { question: string; answer: string; command: string }
}

/** The words of the page that asks for the code of the second factor. */
export type LoginCodeWords = CodeFieldWords & {
  /** For somebody who has given no password, or too long ago. */
  over: { title: string; text: string }
  again: string
}

/** The words of the question for a code; `app` and `recovery` are the two kinds of code. */
export type CodeFieldWords = {
  heading: string
  submit: string
  busy: string
} & Record<'app' | 'recovery', { intro: string; label: string; hint: string; other: string }>

/** The words of its form. */
export type LoginFormWords = {
  email: string
  password: string
  showPassword: string
  hidePassword: string
  submit: string
  busy: string
  code: CodeFieldWords
  toasts: { unexpected: { title: string; text: string } }
}
