import { type ReactNode, type Ref, useLayoutEffect, useRef, useState } from 'react'
import { useIsHydrated } from '#app/ui/form/use-is-hydrated.ts'

type DialogProps = {
  id: string
  title: string
  children: ReactNode
  /** The harmless one first, with `autoFocus`. */
  actions: ReactNode
  /** Rendered open but not modal: how a dialog stands without JavaScript. */
  open?: boolean
  ref?: Ref<HTMLDialogElement>
  /** After any closing: a button, Escape, or a form with `method="dialog"`. */
  onClose?: () => void
}

/** Native modal: `showModal()` traps and restores the focus. */
export function Dialog({ id, title, children, actions, open, ref, onClose }: DialogProps) {
  return (
    <dialog
      className="dialog"
      id={id}
      open={open}
      ref={ref}
      onClose={onClose}
      aria-labelledby={`${id}-title`}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
      {actions !== null && <div className="btns">{actions}</div>}
    </dialog>
  )
}

/** For a dialog that is open while the address names it: printed open for browsers without JavaScript. */
export function usePrintedModal() {
  const ref = useRef<HTMLDialogElement>(null)
  // In others it would take the focus before it is modal.
  const [open] = useState(!useIsHydrated())
  useLayoutEffect(() => {
    // Closing it would count as an answer.
    ref.current?.removeAttribute('open')
    ref.current?.showModal()
  }, [])
  return { ref, open }
}
