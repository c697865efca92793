import { Icon } from '#app/ui/icon.tsx'
import type { ToastMessage } from '#app/ui/toast-message.ts'

type ToastRegionProps = {
  toasts: readonly ToastMessage[]
  /** Accessible name of the region. */
  label: string
  /** Accessible name of each close button; the region keeps it for toasts that come later. */
  closeLabel: string
}

// One object for ever: React compares by identity, a new one would empty the slot on every render.
const ownedByShowToast = { __html: '' }

/**
 * Where toasts appear, with those that the server already knows. Later ones are put into the slot by
 * `show-toast.ts`; React never looks into it, so both can live in a hydrated page.
 */
export function ToastRegion({ toasts, label, closeLabel }: ToastRegionProps) {
  return (
    <div className="toasts" role="region" aria-label={label} data-toasts={closeLabel}>
      {toasts.map((toast) => (
        <Toast key={toast.title} toast={toast} closeLabel={closeLabel} />
      ))}
      <div data-toast-slot dangerouslySetInnerHTML={ownedByShowToast} suppressHydrationWarning />
    </div>
  )
}

/** @internal exported for the gallery, and for a test that compares it with the markup that `showToast` builds */
export function Toast({ toast, closeLabel }: { toast: ToastMessage; closeLabel: string }) {
  const destructive = toast.tone === 'destructive'
  return (
    <div className={destructive ? 'toast bad' : 'toast'} role={destructive ? 'alert' : 'status'}>
      <Icon name={destructive ? 'circle-alert' : 'check'} />
      <b>{toast.title}</b>
      <button type="button" className="iconbtn" aria-label={closeLabel} data-toast-close>
        <Icon name="x" />
      </button>
      {toast.text !== undefined && <p>{toast.text}</p>}
    </div>
  )
}
