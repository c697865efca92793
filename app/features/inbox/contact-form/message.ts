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

/** The stages of an inquiry, and spam. */
export const MESSAGE_STATES = [
  'new',
  'answered',
  'booked',
  'client',
  'declined',
  'closed',
  'spam',
] as const

export type MessageState = (typeof MESSAGE_STATES)[number]

/** Spec 5.15. */
export type MessageField = 'name' | 'email' | 'message'

export type MessageProblem = 'empty' | 'too-long' | 'not-an-address' | 'several-lines'

export type MessageProblems = Partial<Record<MessageField, MessageProblem>>

export type MessageFields = Record<keyof MessageContent, string>

/** In the order of the form. */
export const MESSAGE_FIELDS = ['name', 'email', 'message'] as const satisfies MessageField[]
