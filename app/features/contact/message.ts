import { fail, ok, type Result } from '#app/platform/result.ts'

/** Bounds of what a visitor sends, in characters (code points). The e-mail's is RFC 5321's. */
export const MESSAGE_LIMITS = { nameMax: 200, emailMax: 254, messageMax: 10_000 } as const

/** How it is safe to be reached, as the visitor says. */
export const SAFE_WAYS = ['both', 'write', 'call', 'none'] as const

/** See SAFE_WAYS. */
export type SafeWay = (typeof SAFE_WAYS)[number]

/** What a visitor tells the firm. `language` is a BCP 47 tag or '', `safeWay` is '' where nothing was chosen. */
export type MessageContent = {
  name: string
  email: string
  message: string
  language: string
  safeWay: SafeWay | ''
}

/** Where a message stands. */
export const MESSAGE_STATES = ['new', 'in-hand', 'answered', 'closed', 'spam'] as const

/** See MESSAGE_STATES. */
export type MessageState = (typeof MESSAGE_STATES)[number]

/** The fields that must be filled in (specification, section 5). */
export type MessageField = 'name' | 'email' | 'message'

/** What is wrong with a field. The words are in the content. */
export type MessageProblem = 'empty' | 'too-long' | 'not-an-address' | 'several-lines'

/** What is wrong, by field. */
export type MessageProblems = Partial<Record<MessageField, MessageProblem>>

/** A form as it was typed, before anybody has looked at it. */
export type MessageFields = Record<keyof MessageContent, string>

/** The three fields that must be filled in, in the order of the form. */
export const MESSAGE_FIELDS = ['name', 'email', 'message'] as const satisfies MessageField[]

// Wider than what most servers take, because an address that is refused here is a person who cannot write. Line breaks and
// what separates addresses are out: they would make a second header or a second recipient.
const ADDRESS =
  /^[^\s\p{C}@<>()[\]\\,;:"]+@[^\s\p{C}@<>()[\]\\,;:"]+\.[^\s\p{C}@<>()[\]\\,;:".]{2,}$/u
// A space of any kind, or a character that nobody sees.
const VISIBLE = /[^\s\p{C}\p{Z}]/u
const LANGUAGE_TAG = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/

/**
 * Reads what was typed. Blank counts as empty. A language or a choice that the form does not offer counts as none: nobody's
 * message is refused for it.
 */
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
