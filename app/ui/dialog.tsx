import type { ReactNode, Ref } from 'react'

type DialogProps = {
  id: string
  /** The question itself. */
  title: string
  /** What will happen. */
  children: ReactNode
  /** The buttons, the harmless one first and with `autoFocus`. */
  actions: ReactNode
  /** Rendered open but not modal: how a dialog stands without JavaScript. */
  open?: boolean
  ref?: Ref<HTMLDialogElement>
  /** After any closing: a button, Escape, or a form with `method="dialog"`. */
  onClose?: () => void
}

/** A native modal dialog: open it with `showModal()`, which keeps the focus inside and gives it back. */
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
      <div className="btns">{actions}</div>
    </dialog>
  )
}
