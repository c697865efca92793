import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Dialog } from '#app/ui/feedback/dialog.tsx'

export function useFieldDialog(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null)
  return {
    dialog,
    /** Settles at once: the dialog's own event comes after keys that are waiting already. */
    close(settle?: () => void) {
      dialog.current?.close()
      onClose()
      settle?.()
    },
  }
}

type FieldDialogProps = {
  id: string
  title: string
  dialog: RefObject<HTMLDialogElement | null>
  /** By Escape. */
  onDismiss: () => void
  onSubmit?: (form: HTMLFormElement) => void
  children: ReactNode
}

/** Opens when it is rendered, outside the post's form, which Enter in here must not submit. */
export function FieldDialog(props: FieldDialogProps) {
  const { id, title, dialog, onDismiss, onSubmit, children } = props
  useLayoutEffect(() => dialog.current?.showModal(), [dialog])
  return createPortal(
    <Dialog id={id} title={title} ref={dialog} onClose={onDismiss} actions={null}>
      <form
        className="form"
        noValidate
        // React bubbles events through the portal to the post's form.
        onInput={(event) => event.stopPropagation()}
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          onSubmit?.(event.currentTarget)
        }}
      >
        {children}
      </form>
    </Dialog>,
    document.body,
  )
}
