import type { MessageContent } from '#app/features/inbox/contact-form/message.ts'
import type { NewMessage } from '#app/features/inbox/contact-form/store-message.server.ts'
import { createCipher } from '#app/platform/cipher.server.ts'

export function aMessageContent(changes: Partial<MessageContent> = {}): MessageContent {
  return {
    name: 'Ana Example',
    email: 'ana@example.com',
    message: 'My sister lives in Arlington. May she ask for me?',
    language: 'es',
    safeWay: 'write',
    ...changes,
  }
}

export function aNewMessage(
  changes: Partial<MessageContent> = {},
  rest: Partial<NewMessage> = {},
): NewMessage {
  return {
    content: aMessageContent(changes),
    submissionId: null,
    noticeVersion: '2026-11-21',
    score: 0,
    signals: [],
    isQuarantined: false,
    ...rest,
  }
}

export function aCipher(name = 'one') {
  return createCipher([`the test's own key, called ${name}, long enough`])
}
