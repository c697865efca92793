import { Icon } from '#app/ui/icon.tsx'
import type { ToastMessage } from '#app/ui/feedback/show-toast.ts'

type ToastRegionProps = {
  toasts: readonly ToastMessage[]
  /** Accessible name of the region. */
  label: string
  /** The region keeps it for toasts that come later. */
  closeLabel: string
}

// One constant object: React compares by identity, and a new one would empty the slot on every render.
const ownedByShowToast = { __html: '' }

/** Server-rendered toasts; `show-toast.ts` adds later ones to the slot, which React never touches. */
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
