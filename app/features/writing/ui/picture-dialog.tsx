import { useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { PictureRequest, PictureTools } from '#app/features/writing/picture-request.ts'
import { pictureTexts } from '#app/features/writing/texts.ts'
import { AddPictures } from '#app/features/writing/ui/add-pictures.tsx'
import { EditPicture } from '#app/features/writing/ui/edit-picture.tsx'
import { Dialog } from '#app/ui/dialog.tsx'

type PictureDialogProps = { request: PictureRequest; tools: PictureTools; onClose: () => void }

/**
 * Asks for pictures, or about one. Nothing stands in the text before its upload has succeeded and somebody has said what it
 * shows. It stands outside of the post's form, which must not be sent by Enter in here.
 */
export function PictureDialog({ request, tools, onClose }: PictureDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const answer = useRef(() => {
    if (request.kind === 'add') request.settle([])
  })
  useLayoutEffect(() => dialog.current?.showModal(), [])
  const close = (settle?: () => void) => {
    if (settle) answer.current = settle
    dialog.current?.close()
  }
  const body = (
    <Dialog
      id="pictures"
      title={request.kind === 'add' ? pictureTexts.add.title : pictureTexts.edit.title}
      ref={dialog}
      actions={null}
      onClose={() => {
        onClose()
        answer.current()
      }}
    >
      {request.kind === 'add' ? (
        <AddPictures request={request} tools={tools} close={close} />
      ) : (
        <EditPicture request={request} close={close} />
      )}
    </Dialog>
  )
  return createPortal(body, document.body)
}
