import {
  createContext,
  type MiddlewareFunction,
  redirect,
  type RouterContextProvider,
} from 'react-router'
import { sampleTexts } from '#app/features/posts/samples/sample-texts.ts'
import { translationToasts } from '#app/features/posts/translations/translation-texts.ts'
import { savingToasts } from '#app/features/post-editor/editor-texts.ts'
import { imageTexts } from '#app/features/images/image-texts.ts'
import { listToasts } from '#app/features/posts/changes/change-texts.ts'
import { categoryTexts } from '#app/features/posts/categories/category-texts.ts'
import { withdrawnToast } from '#app/features/preview-links/preview-link-texts.ts'
import { restoredToast } from '#app/features/posts/revisions/revision-texts.ts'
import { accountTexts } from '#app/features/auth/account-texts.ts'
import { loginToasts } from '#app/features/auth/sign-in/login-texts.ts'
import { staffTexts } from '#app/features/auth/staff/staff-texts.ts'
import { conflictTexts } from '#app/features/inbox/conflicts/conflict-texts.ts'
import { restrictionTexts } from '#app/features/inbox/restriction/restriction-texts.ts'
import { inquiryTexts } from '#app/features/inbox/inquiry/inquiry-texts.ts'
import { replyTexts } from '#app/features/inbox/replies/reply-texts.ts'
import { bulkToast, erasedToast, personErasedToast } from '#app/features/inbox/counted-toasts.ts'
import { inboxToasts } from '#app/features/inbox/inbox-texts.ts'
import { contentTexts } from '#app/features/content-editor/editing/content-texts.ts'
import { translationTexts } from '#app/features/content-editor/translations/translation-texts.ts'
import { countedToast } from '#app/features/content-editor/editing/counted-toasts.ts'
import { countText } from '#app/platform/texts/count-text.ts'
import { scheduleTexts } from '#app/features/entries/publication/schedule-texts.ts'
import { factTexts } from '#app/features/facts/texts.ts'
import { messageForm } from '#app/features/site/texts/en/message-form.ts'
import type { InterfaceTexts } from '#app/features/site/interface-texts.ts'
import type { ToastMessage } from '#app/ui/feedback/show-toast.ts'
import { LOGIN } from '#app/features/auth/sessions/session.ts'
import { findFlash, makeFlash, spendFlash } from '#app/server/flash-cookie.server.ts'

const toasts = {
  'signed-in': loginToasts.success,
  'signed-out': loginToasts.loggedOut,
  'message-sent': messageForm.form.sent.toast,
  'post-created': savingToasts.created,
  'post-updated': savingToasts.updated,
  'post-merged': savingToasts.merged,
  'post-deleted': listToasts.deleted,
  'translation-checked': translationToasts.upToDate,
  'preview-withdrawn': withdrawnToast,
  'revision-restored': restoredToast,
  'post-duplicated': listToasts.duplicated,
  'image-replaced': imageTexts.toasts.replaced,
  'image-deleted': imageTexts.toasts.deleted,
  'samples-removed': ({ done = 0 }: FlashCounts) =>
    done === 0
      ? sampleTexts.none
      : { title: sampleTexts.removedTitle, text: countText(sampleTexts.removed, done) },
  'category-saved': categoryTexts.toasts.saved,
  'category-merged': categoryTexts.toasts.merged,
  'content-saved': contentTexts.toasts.saved,
  'content-merged': contentTexts.toasts.merged,
  'content-published': contentTexts.toasts.published,
  'content-discarded': contentTexts.toasts.discarded,
  'content-removed': contentTexts.toasts.removed,
  'content-unpublished': contentTexts.toasts.unpublished,
  'content-reset': contentTexts.toasts.reset,
  'content-restored': contentTexts.toasts.restored,
  'translations-reviewed': countedToast('reviewed'),
  'records-published': countedToast('published'),
  'records-scheduled': countedToast('scheduled'),
  'records-unscheduled': countedToast('unscheduled'),
  'content-up-to-date': translationTexts.upToDate,
  'content-scheduled': scheduleTexts.toasts.scheduled,
  'content-unscheduled': scheduleTexts.toasts.unscheduled,
  'fact-compared': factTexts.compared,
  'fact-not-compared': factTexts.notCompared,
  'account-joined': staffTexts.toasts.joined,
  'password-reset': staffTexts.toasts.passwordReset,
  'account-disabled': staffTexts.toasts.disabled,
  'account-same': staffTexts.toasts.same,
  'account-enabled': staffTexts.toasts.enabled,
  'restricted-changed': staffTexts.toasts.restricted,
  'role-changed': staffTexts.toasts.roleChanged,
  'sessions-ended': staffTexts.toasts.sessionsEnded,
  'invitation-withdrawn': staffTexts.toasts.withdrawn,
  'account-renamed': accountTexts.toasts.renamed,
  'email-asked': accountTexts.toasts.emailAsked,
  'email-changed': accountTexts.toasts.emailChanged,
  'other-email-changed': accountTexts.toasts.otherEmailChanged,
  'password-changed': accountTexts.toasts.passwordChanged,
  proven: accountTexts.toasts.proven,
  'second-factor-off': accountTexts.toasts.factorRemoved,
  'own-session-ended': accountTexts.toasts.sessionEnded,
  'other-sessions-ended': accountTexts.toasts.othersEnded,
  'message-moved': inboxToasts.moved,
  'inquiry-saved': inquiryTexts.toasts.saved,
  'inquiry-same': inquiryTexts.toasts.same,
  'reply-sent': replyTexts.toasts.sent,
  'answer-added': replyTexts.toasts.added,
  'saved-reply-kept': replyTexts.toasts.kept,
  'saved-reply-deleted': replyTexts.toasts.removed,
  'messages-changed': (counts: FlashCounts) => bulkToast('change', counts),
  'messages-released': (counts: FlashCounts) => bulkToast('release', counts),
  'messages-erased': erasedToast,
  'message-noted': inboxToasts.noted,
  'message-restricted': restrictionTexts.toasts.restricted,
  'message-restricted-unassigned': restrictionTexts.toasts.unassigned,
  'message-unrestricted': restrictionTexts.toasts.released,
  'message-left-open': restrictionTexts.toasts.leftOpen,
  'conflict-asked': conflictTexts.toasts.asked,
  'conflict-asked-unmailed': conflictTexts.toasts.askedUnmailed,
  'message-unread': inboxToasts.unread,
  'message-released': inboxToasts.released,
  'message-resent': inboxToasts.resent,
  'names-imported': inboxToasts.namesImported,
  'message-erased': inboxToasts.erased,
  'person-erased': personErasedToast,
}

export type FlashName = keyof typeof toasts

/** What became of several things. */
export type FlashCounts = Readonly<Record<string, number>>

const flashContext = createContext<Flash | null>(null)

type Flash = { name: FlashName; counts: FlashCounts; isShown: boolean }

/** Contains a name and numbers, never a text: `messages-changed.done-3.same-1`. */
export function flashCookie(name: FlashName, counts: FlashCounts = {}): string {
  const numbers = Object.entries(counts).map(([key, count]) => `${key}-${count}`)
  return makeFlash('flash', [name, ...numbers].join('.'))
}

export function redirectWithFlash(to: string, name: FlashName, counts?: FlashCounts): Response {
  return redirect(to, { status: 303, headers: { 'Set-Cookie': flashCookie(name, counts) } })
}

function readFlash(value: string): Flash | null {
  const [, name, numbers = ''] = /^([a-z-]+)((?:\.[a-z]+-\d{1,6})*)$/.exec(value) ?? []
  if (name === undefined || !Object.hasOwn(toasts, name)) return null
  const entries = [...numbers.matchAll(/([a-z]+)-(\d+)/g)]
  const counts = Object.fromEntries(entries.map(([, key = '', count]) => [key, Number(count)]))
  return { name: name as FlashName, counts, isShown: false }
}

/** @param texts in the language of the page */
export function takeToasts(
  context: Readonly<RouterContextProvider>,
  texts: InterfaceTexts,
): ToastMessage[] {
  const flash = context.get(flashContext)
  if (!flash) return []
  flash.isShown = true
  // The only one for readers.
  const isForReaders = flash.name === 'message-sent'
  const toast = isForReaders ? texts.messageForm.form.sent.toast : toasts[flash.name]
  return [{ ...(typeof toast === 'function' ? toast(flash.counts) : toast), tone: 'normal' }]
}

/** Deletes the cookie only once a page has shown the message. */
export const carryFlash: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const flash = readFlash(findFlash({ request, context }, 'flash') ?? '')
  if (flash === null || request.method !== 'GET') return next()
  // At a Logout the browser's other tabs go to Login, perhaps before the tab that the message is for has its page.
  if (flash.name === 'signed-out' && new URL(request.url).pathname === LOGIN) return next()
  context.set(flashContext, flash)
  const response = await next()
  // A redirect shows nothing, so the cookie stays for the next page.
  if (response.ok && flash.isShown) response.headers.append('Set-Cookie', spendFlash('flash'))
  return response
}
