import { useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { PictureRequest, PictureTools } from '#app/features/writing/picture-request.ts'
import { pictureTexts } from '#app/features/writing/texts.ts'
import { AddPictures } from '#app/features/writing/ui/add-pictures.tsx'
import { AltField, readAlt } from '#app/features/writing/ui/alt-field.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'

type PictureDialogProps = { request: PictureRequest; tools: PictureTools; onClose: () => void }

/** Outside the post's form, which Enter in here must not submit. */
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

type EditPictureProps = {
  request: Extract<PictureRequest, { kind: 'edit' }>
  close: (settle?: () => void) => void
}

const ALT = 'picture-alt'
const DECORATES = 'picture-decorates'

function EditPicture({ request, close }: EditPictureProps) {
  const { picture, settle } = request
  const [isMissing, setMissing] = useState(false)
  return (
    <form
      className="form"
      noValidate
      // Typing here is no change of the post, though React bubbles it through the portal to the post's form.
      onInput={(event) => event.stopPropagation()}
      onSubmit={(event) => {
        event.preventDefault()
        // React bubbles it through the portal to the post's form.
        event.stopPropagation()
        const alt = readAlt(new FormData(event.currentTarget), ALT, DECORATES)
        setMissing(alt === null)
        if (alt !== null) close(() => settle(alt))
      }}
    >
      {picture.address.startsWith('/') && <img className="preview" src={picture.address} alt="" />}
      <AltField
        name={ALT}
        decoratesName={DECORATES}
        alt={picture.alt}
        isDecided
        isMissing={isMissing}
      />
      <div className="btns">
        <Button variant="secondary" onClick={() => close()}>
          {pictureTexts.edit.cancel}
        </Button>
        <Button variant="secondary" onClick={() => close(() => settle(null))}>
          {pictureTexts.edit.remove}
        </Button>
        <Button type="submit">{pictureTexts.edit.save}</Button>
      </div>
    </form>
  )
}
