import type { SiteContent } from '#app/features/site/content.ts'
import type { FlashName } from '#app/flash.server.ts'
import type { ToastMessage } from '#app/ui/toast-message.ts'

/** The toast that says what has just happened (specification, section 8). */
export function flashToast(name: FlashName, { login, dashboard }: SiteContent): ToastMessage {
  const words = {
    'signed-in': login.toasts.success,
    'signed-out': login.toasts.loggedOut,
    'post-created': dashboard.toasts.created,
    'post-updated': dashboard.toasts.updated,
    'post-deleted': dashboard.toasts.deleted,
  }
  return { ...words[name], tone: 'normal' }
}
