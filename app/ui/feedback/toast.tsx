import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useIsHydrated } from '#app/ui/form/use-is-hydrated.ts'
import { Icon } from '#app/ui/icon.tsx'
import { showToast, type ToastMessage } from '#app/ui/feedback/show-toast.ts'

type ToastRegionProps = {
  /** Another array for each response of the server. */
  toasts: readonly ToastMessage[]
  /** Of the page; toasts do not outlive it. */
  path: string
  /** Accessible name of the region. */
  label: string
  /** The region keeps it for toasts that come later. */
  closeLabel: string
}

// One constant object: React compares by identity, and a new one would empty the slot on every render.
const ownedByShowToast = { __html: '' }

// Outlives the region, which an error page mounts again.
let lastShown: readonly ToastMessage[] | null = null

/** Renders those that came with the document; `show-toast.ts` adds later ones to the slot, which React never touches. */
export function ToastRegion({ toasts, path, label, closeLabel }: ToastRegionProps) {
  const [served] = useState(useIsHydrated() ? [] : toasts)
  const shownPath = useRef(path)
  // Before the effect below and those of the new page, whose toasts stay.
  useLayoutEffect(() => {
    if (shownPath.current !== path) document.dispatchEvent(new Event('navigated'))
    shownPath.current = path
  }, [path])
  useEffect(() => {
    if (lastShown !== null && lastShown !== toasts) toasts.forEach((toast) => showToast(toast))
    lastShown = toasts
  }, [toasts])
  return (
    <div className="toasts" role="region" aria-label={label} data-toasts={closeLabel}>
      {served.map((toast) => (
        <Toast key={toast.title} toast={toast} closeLabel={closeLabel} />
      ))}
      <div data-toast-slot="" dangerouslySetInnerHTML={ownedByShowToast} suppressHydrationWarning />
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
