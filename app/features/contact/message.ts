import { fail, ok, type Result } from '#app/platform/result.ts'

/** In characters (code points); the email's limit is RFC 5321's. */
export const MESSAGE_LIMITS = { nameMax: 200, emailMax: 254, messageMax: 10_000 } as const

export const SAFE_WAYS = ['both', 'write', 'call', 'none'] as const

export type SafeWay = (typeof SAFE_WAYS)[number]

/** `language` is a BCP 47 tag or '', `safeWay` is '' where nothing was chosen. */
export type MessageContent = {
  name: string
  email: string
  message: string
  language: string
  safeWay: SafeWay | ''
}

export const MESSAGE_STATES = ['new', 'in-hand', 'answered', 'closed', 'spam'] as const

export type MessageState = (typeof MESSAGE_STATES)[number]

/** Spec 5.15. */
export type MessageField = 'name' | 'email' | 'message'

export type MessageProblem = 'empty' | 'too-long' | 'not-an-address' | 'several-lines'

export type MessageProblems = Partial<Record<MessageField, MessageProblem>>

export type MessageFields = Record<keyof MessageContent, string>

/** In the order of the form. */
export const MESSAGE_FIELDS = ['name', 'email', 'message'] as const satisfies MessageField[]

// Wider than most servers accept, so that no sender is shut out, but without line breaks and separators, which would
// add a header or a recipient.
const ADDRESS =
  /^[^\s\p{C}@<>()[\]\\,;:"]+@[^\s\p{C}@<>()[\]\\,;:"]+\.[^\s\p{C}@<>()[\]\\,;:".]{2,}$/u
// Not white space and not an invisible character.
const VISIBLE = /[^\s\p{C}\p{Z}]/u
const LANGUAGE_TAG = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/

/** A language or choice that the form does not offer counts as none, so that no message is refused for it. */
export function parseMessage(fields: MessageFields): Result<MessageContent, MessageProblems> {
  const name = fields.name.trim()
  const email = fields.email.trim()
  const message = fields.message.trim()
  const problems: MessageProblems = {
    ...problemOf('name', nameProblem(name, fields.name)),
    ...problemOf('email', emailProblem(email)),
    ...problemOf('message', textProblem(message, MESSAGE_LIMITS.messageMax)),
  }
  if (Object.keys(problems).length > 0) return fail(problems)
  const language = LANGUAGE_TAG.test(fields.language) ? fields.language : ''
  const safeWay = SAFE_WAYS.find((way) => way === fields.safeWay) ?? ''
  return ok({ name, email, message, language, safeWay })
}

function problemOf(field: MessageField, problem: MessageProblem | null): MessageProblems {
  return problem === null ? {} : { [field]: problem }
}

function nameProblem(name: string, typed: string): MessageProblem | null {
  return (
    textProblem(name, MESSAGE_LIMITS.nameMax) ?? (/\p{Cc}/u.test(typed) ? 'several-lines' : null)
  )
}

function emailProblem(email: string): MessageProblem | null {
  return (
    textProblem(email, MESSAGE_LIMITS.emailMax) ?? (ADDRESS.test(email) ? null : 'not-an-address')
  )
}

function textProblem(text: string, max: number): MessageProblem | null {
  if (!VISIBLE.test(text)) return 'empty'
  return [...text].length > max ? 'too-long' : null
}
