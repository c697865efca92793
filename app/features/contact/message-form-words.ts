import type { MessageField, MessageProblem, SafeWay } from '#app/features/contact/message.ts'

export type TitledText = { title: string; text: string }

export type MessageFormWords = {
  name: string
  email: string
  emailHint: string
  message: string
  messageHint: string
  language: { label: string; hint: string; none: string; options: Record<string, string> }
  safe: { legend: string; hint: string; options: Record<SafeWay, string> }
  /** The label of the honeypot field. */
  trap: string
  /** Shown where an outside email service gets a copy. */
  copied: string
  /** Where an outside email service alone takes messages. */
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
    reference: string
    keep: string
  }
}
