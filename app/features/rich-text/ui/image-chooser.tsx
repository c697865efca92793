import { useEffect, useRef, useState } from 'react'
import type { ImageTools, KnownImage } from '#app/features/rich-text/image-picker/image-request.ts'
import { imageTexts } from '#app/features/rich-text/texts.ts'
import { FieldDialog, useFieldDialog } from '#app/features/rich-text/ui/field-dialog.tsx'
import { FileChooser } from '#app/features/rich-text/ui/file-chooser.tsx'
import { ImageRows, useImageUploads } from '#app/features/rich-text/ui/image-row.tsx'
import { LibraryPicker } from '#app/features/rich-text/ui/library-picker.tsx'
import { Button, newTab } from '#app/ui/button.tsx'

const { choose: texts } = imageTexts

type TakenImage = Omit<KnownImage, 'name'>

type ImageChooserProps = {
  text: string
  library: ImageTools['library']
  /** Left out where a file is chosen beside it. */
  files?: Pick<ImageTools, 'accept' | 'upload'>
  onTake: (image: TakenImage) => void
}

/** Of one image. Without JavaScript the link opens the library, where each image's address is shown. */
export function ImageChooser({ text, library, files, onTake }: ImageChooserProps) {
  const [isOpen, setOpen] = useState(false)
  const { dialog, close } = useFieldDialog(() => setOpen(false))
  const take = (image: TakenImage) => close(() => onTake(image))
  return (
    <>
      <a
        className="btn sec"
        href={library.href}
        {...newTab}
        onClick={(event) => {
          event.preventDefault()
          setOpen(true)
        }}
      >
        {text}
      </a>
      {isOpen && (
        <FieldDialog id="images" title={texts.title} dialog={dialog} onDismiss={() => close()}>
          {files && <OneFile {...files} onStored={take} />}
          <LibraryPicker library={library} onTake={take} />
          <div className="btns">
            <Button variant="secondary" onClick={() => close()}>
              {texts.close}
            </Button>
          </div>
        </FieldDialog>
      )}
    </>
  )
}

const NONE: readonly File[] = []

type OneFileProps = Pick<ImageTools, 'accept' | 'upload'> & {
  onStored: (image: TakenImage) => void
}

/** Taken as soon as it is stored; another one takes the place of the one before. */
function OneFile({ accept, upload, onStored }: OneFileProps) {
  const { rows, add, retry, remove } = useImageUploads(upload, NONE)
  const chooser = useRef<HTMLInputElement>(null)
  const state = rows.at(-1)?.state
  useEffect(() => {
    if (state?.kind === 'stored')
      onStored({ address: state.address, preview: state.small, alt: '' })
  }, [state, onStored])
  return (
    <>
      <FileChooser
        id="image-file"
        ref={chooser}
        label={texts.upload}
        hint={texts.uploadHint}
        accept={accept}
        add={([file]) => {
          if (!file) return
          for (const { id } of rows) remove(id)
          add([file])
        }}
      />
      <ImageRows {...{ rows, retry, remove, chooser }} />
    </>
  )
}
