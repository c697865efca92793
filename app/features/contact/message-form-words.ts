import type { MessageField, MessageProblem, SafeWay } from '#app/features/contact/message.ts'

/** A short message with its sentence. */
export type TitledText = { title: string; text: string }

/** The words of the message form; the site's content has them in each language. */
export type MessageFormWords = {
  name: string
  email: string
  emailHint: string
  message: string
  messageHint: string
  language: { label: string; hint: string; none: string; options: Record<string, string> }
  safe: { legend: string; hint: string; options: Record<SafeWay, string> }
  /** The label of the field that people never see. */
  trap: string
  /** Above the button, where an outside e-mail service gets a copy. */
  copied: string
  /** Where an outside e-mail service is the only one to take messages. */
  byService: { note: string; withoutScript: string }
  send: string
  sending: string
  problems: Record<MessageField, Partial<Record<MessageProblem, string>>>
  alerts: Record<'empty' | 'invalid' | 'failed' | 'limited', TitledText>
  /** `{phone}` becomes a link. */
  orCall: string
  /** On a page without the form. */
  goBack: string
  sent: {
    toast: TitledText
    title: string
    /** Before the reference. */
    reference: string
    keep: string
  }
}
