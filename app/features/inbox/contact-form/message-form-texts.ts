import {
  MESSAGE_FIELDS,
  type MessageField,
  type MessageProblem,
  type MessageProblems,
  type SafeWay,
} from '#app/features/inbox/contact-form/message.ts'

type ProblemSentences = Record<MessageField, Partial<Record<MessageProblem, string | undefined>>>

export type TitledText = { title: string; text: string }

export type MessageFormTexts = {
  name: string
  email: string
  emailHint: string
  message: string
  messageHint: string
  language: { label: string; hint: string; none: string }
  safe: { legend: string; hint: string; options: Record<SafeWay, string> }
  /** The label of the honeypot field. */
  honeypot: string
  /** Shown where an outside email service gets a copy. */
  copied: string
  /** Where an outside email service alone takes messages. */
  byService: { note: string; withoutScript: string }
  /** Where nobody takes messages, said instead of sending one. */
  demonstration: TitledText
  send: string
  sending: string
  problems: ProblemSentences
  refusedTitle: string
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

/** The site stores them, an outside email service alone gets them, or nothing is sent. */
export type TakenBy = 'site' | 'service' | 'nobody'

export type ProblemTexts = Partial<Record<MessageField, string>>

export function describeProblems(
  problems: MessageProblems,
  labels: { problems: ProblemSentences },
): ProblemTexts {
  const texts: ProblemTexts = {}
  for (const field of MESSAGE_FIELDS) {
    const problem = problems[field]
    const text = problem === undefined ? undefined : labels.problems[field][problem]
    if (text !== undefined) texts[field] = text
  }
  return texts
}

/** Spec 5.17: one empty field decides, whatever else is wrong. */
export function alertFor(problems: MessageProblems): 'empty' | 'invalid' {
  return Object.values(problems).includes('empty') ? 'empty' : 'invalid'
}

export type BehaviourTexts = Pick<MessageFormTexts, 'sending' | 'problems'> &
  Record<'empty' | 'invalid' | 'failed' | 'sent', TitledText>

// What the server cannot say, because nothing was sent or nothing came back. The page carries these texts, so only these.
export function behaviourTexts(
  { sending, problems, alerts, sent, demonstration }: MessageFormTexts,
  takenBy: TakenBy,
): BehaviourTexts {
  const { name, email, message } = problems
  const { empty, invalid } = alerts
  const failed = takenBy === 'nobody' ? demonstration : alerts.failed
  const common = { sending, empty, invalid, failed, sent: sent.toast }
  if (takenBy !== 'site') return { ...common, problems }
  return {
    ...common,
    problems: {
      name: { empty: name.empty },
      email: { empty: email.empty },
      message: { empty: message.empty, 'too-long': message['too-long'] },
    },
  }
}
