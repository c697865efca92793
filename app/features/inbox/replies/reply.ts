import { fail, ok, type Result } from '#app/platform/result.ts'
import { isLocale, type Locale } from '#app/platform/texts/locales.ts'

/** In characters. */
export const REPLY_LIMITS = { text: 10_000, name: 80 } as const

export type ReplyProblem = 'empty' | 'too-long'

/** White space alone counts as empty. */
export function replyProblemOf(text: string): ReplyProblem | null {
  if (text.trim() === '') return 'empty'
  return text.length > REPLY_LIMITS.text ? 'too-long' : null
}

/** Of the firm's texts to answer with. `version` is 0 for one that is not stored. */
export type SavedReply = {
  id: string
  name: string
  language: Locale
  text: string
  version: number
}

export type TypedSavedReply = Record<'id' | 'name' | 'language' | 'text', string> & {
  version: number
}

export type SavedReplyProblem = 'name' | 'language' | 'text' | 'taken' | 'changed'

export function parseSavedReply(typed: TypedSavedReply): Result<SavedReply, SavedReplyProblem> {
  const name = typed.name.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()
  const text = typed.text.trim()
  if (name === '' || name.length > REPLY_LIMITS.name) return fail('name')
  if (!isLocale(typed.language)) return fail('language')
  if (replyProblemOf(text) !== null) return fail('text')
  return ok({ ...typed, name, language: typed.language, text })
}

/** `{name}` and `{reference}`; any other brace is text. */
export function fillReply(text: string, values: { name: string; reference: string }): string {
  return text.replaceAll(/\{(name|reference)\}/g, (_, key: 'name' | 'reference') => values[key])
}

/** After what is typed already, so that none of it is lost. */
export function insertReply(typed: string, filled: string): string {
  return typed.trim() === '' ? filled : `${typed.trimEnd()}\n\n${filled}`
}

/** Those of the message's language first, then English, each by name. */
export function inOrderFor(language: string, replies: readonly SavedReply[]): SavedReply[] {
  const rank = (reply: SavedReply) =>
    [language, 'en'].includes(reply.language) ? [language, 'en'].indexOf(reply.language) : 2
  return replies.toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, 'en'))
}
