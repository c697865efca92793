import {
  MESSAGE_LIMITS,
  type MessageContent,
  type MessageFields,
  type MessageProblem,
  type MessageProblems,
  SAFE_WAYS,
} from '#app/features/inbox/contact-form/message.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { cleanEmail } from '#app/platform/texts/clean-address.ts'

// Wider than most servers accept, so that no sender is shut out, but without line breaks and separators, which would
// add a header or a recipient.
const ADDRESS =
  /^[^\s\p{C}@<>()[\]\\,;:"]+@[^\s\p{C}@<>()[\]\\,;:"]+\.[^\s\p{C}@<>()[\]\\,;:".]{2,}$/u
// Not white space and not an invisible character.
const VISIBLE = /[^\s\p{C}\p{Z}]/u
const LANGUAGE_TAG = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/

/** A language or choice that the form does not offer counts as none, so that no message is refused for it. */
export function validateMessage(fields: MessageFields): Result<MessageContent, MessageProblems> {
  const name = fields.name.trim()
  const email = cleanEmail(fields.email)
  const message = fields.message.trim()
  const problems = {
    name:
      textProblem(name, MESSAGE_LIMITS.nameMax) ??
      (/\p{Cc}/u.test(fields.name) ? 'several-lines' : null),
    email:
      textProblem(email, MESSAGE_LIMITS.emailMax) ??
      (ADDRESS.test(email) ? null : 'not-an-address'),
    message: textProblem(message, MESSAGE_LIMITS.messageMax),
  }
  const found = Object.entries(problems).filter(([, problem]) => problem !== null)
  if (found.length > 0) return fail(Object.fromEntries(found))
  const language = LANGUAGE_TAG.test(fields.language) ? fields.language : ''
  const safeWay = SAFE_WAYS.find((way) => way === fields.safeWay) ?? ''
  return ok({ name, email, message, language, safeWay })
}

function textProblem(text: string, max: number): MessageProblem | null {
  if (!VISIBLE.test(text)) return 'empty'
  return [...text].length > max ? 'too-long' : null
}
