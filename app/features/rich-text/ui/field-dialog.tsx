import { type ComponentProps, type RefObject, useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import { Dialog } from '#app/ui/feedback/dialog.tsx'

type FieldDialogProps = Omit<ComponentProps<typeof Dialog>, 'ref'> & {
  ref: RefObject<HTMLDialogElement | null>
}

/** Opens when it is rendered, outside the post's form, which Enter in here must not submit. */
export function FieldDialog(props: FieldDialogProps) {
  const { ref } = props
  useLayoutEffect(() => ref.current?.showModal(), [ref])
  return createPortal(<Dialog {...props} />, document.body)
}
