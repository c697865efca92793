/** The words of the message form; the site's content has them in each language. */
export type MessageFormWords = {
  name: string
  email: string
  emailHint: string
  message: string
  messageHint: string
  send: string
}
