import { savingToasts } from '#app/features/blog/editor-texts.ts'
import { withdrawnToast } from '#app/features/blog/preview-texts.ts'
import { restoredToast } from '#app/features/blog/revision-texts.ts'
import type { SiteContent } from '#app/features/site/content.ts'
import type { FlashName } from '#app/flash.server.ts'
import type { ToastMessage } from '#app/ui/toast-message.ts'

/** The toast that says what has just happened (specification, section 8). */
export function flashToast(
  name: FlashName,
  { login, dashboard, staff, messageForm, inbox, account }: SiteContent,
): ToastMessage {
  const words = {
    'signed-in': login.toasts.success,
    'signed-out': login.toasts.loggedOut,
    'message-sent': messageForm.form.sent.toast,
    'post-created': savingToasts.created,
    'post-updated': savingToasts.updated,
    'post-deleted': dashboard.toasts.deleted,
    'preview-withdrawn': withdrawnToast,
    'revision-restored': restoredToast,
    'samples-removed': dashboard.toasts.samplesRemoved,
    'fact-saved': dashboard.toasts.factSaved,
    'account-joined': staff.toasts.joined,
    'password-reset': staff.toasts.passwordReset,
    'account-disabled': staff.toasts.disabled,
    'account-enabled': staff.toasts.enabled,
    'sessions-ended': staff.toasts.sessionsEnded,
    'invitation-withdrawn': staff.toasts.withdrawn,
    'account-renamed': account.toasts.renamed,
    'password-changed': account.toasts.passwordChanged,
    'second-factor-off': account.toasts.factorRemoved,
    'own-session-ended': account.toasts.sessionEnded,
    'other-sessions-ended': account.toasts.othersEnded,
    'message-moved': inbox.toasts.moved,
    'message-noted': inbox.toasts.noted,
    'message-unread': inbox.toasts.unread,
    'message-released': inbox.toasts.released,
    'message-resent': inbox.toasts.resent,
    'message-erased': inbox.toasts.erased,
    'person-erased': inbox.toasts.personErased,
  }
  return { ...words[name], tone: 'normal' }
}
