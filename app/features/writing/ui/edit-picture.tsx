import { useState } from 'react'
import type { PictureRequest } from '#app/features/writing/picture-request.ts'
import { pictureTexts } from '#app/features/writing/texts.ts'
import { AltField, readAlt } from '#app/features/writing/ui/alt-field.tsx'
import { Button } from '#app/ui/button.tsx'

type EditPictureProps = {
  request: Extract<PictureRequest, { kind: 'edit' }>
  /** Closes the dialog; what is given is done after that. */
  close: (settle?: () => void) => void
}

const ALT = 'picture-alt'
const DECORATES = 'picture-decorates'

/** Changes what is said of a picture that stands in the text, or takes it out. */
export function EditPicture({ request, close }: EditPictureProps) {
  const { picture, settle } = request
  const [isMissing, setMissing] = useState(false)
  return (
    <form
      className="form"
      noValidate
      // What is typed here is not yet a change of the post, which React would tell the form around the editor.
      onInput={(event) => event.stopPropagation()}
      onSubmit={(event) => {
        event.preventDefault()
        // React passes it on to the form around the editor.
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
