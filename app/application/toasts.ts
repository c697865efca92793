import { savingToasts } from '#app/features/post-editor/editor-texts.ts'
import { listToasts } from '#app/features/posts/list-texts.ts'
import { withdrawnToast } from '#app/features/posts/publication/preview-texts.ts'
import { restoredToast } from '#app/features/posts/revisions/revision-texts.ts'
import { accountTexts } from '#app/features/auth/account-texts.ts'
import { loginToasts } from '#app/features/auth/sign-in/login-texts.ts'
import { staffTexts } from '#app/features/auth/staff/staff-texts.ts'
import { inboxToasts } from '#app/features/inbox/inbox-texts.ts'
import { factTexts } from '#app/features/facts/texts.ts'
import type { InterfaceTexts } from '#app/features/site/interface-texts.ts'
import type { FlashName } from '#app/server/flash.server.ts'
import type { ToastMessage } from '#app/ui/feedback/show-toast.ts'

export function flashToast(name: FlashName, { messageForm }: InterfaceTexts): ToastMessage {
  const texts = {
    'signed-in': loginToasts.success,
    'signed-out': loginToasts.loggedOut,
    'message-sent': messageForm.form.sent.toast,
    'post-created': savingToasts.created,
    'post-updated': savingToasts.updated,
    'post-merged': savingToasts.merged,
    'post-deleted': listToasts.deleted,
    'preview-withdrawn': withdrawnToast,
    'revision-restored': restoredToast,
    'samples-removed': listToasts.samplesRemoved,
    'fact-saved': factTexts.saved,
    'account-joined': staffTexts.toasts.joined,
    'password-reset': staffTexts.toasts.passwordReset,
    'account-disabled': staffTexts.toasts.disabled,
    'account-enabled': staffTexts.toasts.enabled,
    'sessions-ended': staffTexts.toasts.sessionsEnded,
    'invitation-withdrawn': staffTexts.toasts.withdrawn,
    'account-renamed': accountTexts.toasts.renamed,
    'password-changed': accountTexts.toasts.passwordChanged,
    'second-factor-off': accountTexts.toasts.factorRemoved,
    'own-session-ended': accountTexts.toasts.sessionEnded,
    'other-sessions-ended': accountTexts.toasts.othersEnded,
    'message-moved': inboxToasts.moved,
    'message-noted': inboxToasts.noted,
    'message-unread': inboxToasts.unread,
    'message-released': inboxToasts.released,
    'message-resent': inboxToasts.resent,
    'message-erased': inboxToasts.erased,
    'person-erased': inboxToasts.personErased,
  }
  return { ...texts[name], tone: 'normal' }
}
