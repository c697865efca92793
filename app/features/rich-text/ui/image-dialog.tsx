import { type ComponentProps, useRef, useState } from 'react'
import type {
  ChosenImage,
  ImageRequest,
  ImageTools,
} from '#app/features/rich-text/image-picker/image-request.ts'
import { imageTexts } from '#app/features/rich-text/texts.ts'
import { AltField, readAlt } from '#app/features/rich-text/ui/alt-field.tsx'
import { CopyField, OutsideImage } from '#app/features/rich-text/ui/outside-image.tsx'
import { Button } from '#app/ui/button.tsx'
import { FieldDialog, useFieldDialog } from '#app/features/rich-text/ui/field-dialog.tsx'
import { FileChooser } from '#app/features/rich-text/ui/file-chooser.tsx'
import { LibraryPicker } from '#app/features/rich-text/ui/library-picker.tsx'
import { ImageRows, useImageUploads } from '#app/features/rich-text/ui/image-row.tsx'
import type { ImageRow } from '#app/features/rich-text/image-picker/image-uploads.ts'

type ImageDialogProps<Kind extends ImageRequest['kind'] = ImageRequest['kind']> = {
  request: Extract<ImageRequest, { kind: Kind }>
  tools: ImageTools
  onClose: () => void
}

const ID = 'images'

export function ImageDialog({ request, ...rest }: ImageDialogProps) {
  return request.kind === 'add' ? (
    <AddImages request={request} {...rest} />
  ) : (
    <EditImage request={request} {...rest} />
  )
}

const ALT = 'image-alt'
const DECORATES = 'image-decorates'

function EditImage({ request, tools, onClose }: ImageDialogProps<'edit'>) {
  const { dialog, close } = useFieldDialog(onClose)
  const { image, settle, replace } = request
  const host = tools.outsideHost(image.address)
  const [isMissing, setMissing] = useState(false)
  return (
    <FieldDialog
      id={ID}
      title={imageTexts.edit.title}
      dialog={dialog}
      onDismiss={() => close()}
      onSubmit={(form) => {
        const alt = readAlt(new FormData(form), ALT, DECORATES)
        setMissing(alt === null)
        if (alt !== null) close(() => settle(alt))
      }}
    >
      {image.address.startsWith('/') && <img className="preview" src={image.address} alt="" />}
      {host !== null && (
        <OutsideImage host={host}>
          <CopyField accept={tools.accept} onChoose={(files) => close(() => replace(files))} />
        </OutsideImage>
      )}
      <AltField
        name={ALT}
        decoratesName={DECORATES}
        alt={image.alt}
        isDecided
        isMissing={isMissing}
      />
      <div className="btns">
        <Button variant="secondary" onClick={() => close()}>
          {imageTexts.edit.cancel}
        </Button>
        <Button variant="secondary" onClick={() => close(() => settle(null))}>
          {imageTexts.edit.remove}
        </Button>
        <Button type="submit">{imageTexts.edit.save}</Button>
      </div>
    </FieldDialog>
  )
}

function AddImages({ request, tools, onClose }: ImageDialogProps<'add'>) {
  const { dialog, close } = useFieldDialog(onClose)
  const dismiss = () => close(() => request.settle([]))
  const { accept, upload, library } = tools
  const { rows, add, addKnown, retry, remove } = useImageUploads(upload, request.files)
  const [undecided, setUndecided] = useState<readonly number[]>([])
  const chooser = useRef<HTMLInputElement>(null)
  const isBusy = rows.some(({ state }) => state.kind === 'waiting' || state.kind === 'uploading')
  const stored = rows.filter(({ state }) => state.kind === 'stored')

  const submit = (form: HTMLFormElement) => {
    if (isBusy || stored.length === 0) return
    const { images, missing } = readRows(stored, new FormData(form))
    setUndecided(missing)
    const [first] = missing
    if (first === undefined) return close(() => request.settle(images))
    const field = form.elements.namedItem(rowFields(first).name)
    if (field instanceof HTMLElement) field.focus()
  }
  return (
    <FieldDialog
      id={ID}
      title={imageTexts.add.title}
      dialog={dialog}
      onDismiss={dismiss}
      onSubmit={submit}
    >
      <FileChooser
        id="image-files"
        ref={chooser}
        label={imageTexts.add.choose}
        hint={imageTexts.add.chooseHint}
        accept={accept}
        multiple
        add={add}
      />
      <Known library={library} onTake={addKnown} />
      <ImageRows {...{ rows, retry, remove, chooser }} label={imageTexts.add.listLabel}>
        {(row) => (
          // Hidden only, so that the description is still there when the upload is tried again.
          <div hidden={row.state.kind === 'failed'}>
            <AltField
              {...rowFields(row.id)}
              alt={row.alt}
              isDecided={false}
              isMissing={undecided.includes(row.id)}
            />
          </div>
        )}
      </ImageRows>
      <div className="btns">
        <Button variant="secondary" onClick={dismiss}>
          {imageTexts.add.cancel}
        </Button>
        <Button
          type="submit"
          busy={isBusy}
          busyText={imageTexts.add.stillUploading}
          disabled={stored.length === 0}
        >
          {imageTexts.add.insert}
        </Button>
      </div>
    </FieldDialog>
  )
}

function Known(props: ComponentProps<typeof LibraryPicker>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="known">
      <Button variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {imageTexts.choose.open}
      </Button>
      {isOpen && <LibraryPicker {...props} />}
    </div>
  )
}

function rowFields(id: number) {
  return { name: `image-${id}-alt`, decoratesName: `image-${id}-decorates` }
}

function readRows(rows: readonly ImageRow[], form: FormData) {
  const images: ChosenImage[] = []
  const missing: number[] = []
  for (const { id, state } of rows) {
    const { name, decoratesName } = rowFields(id)
    const alt = readAlt(form, name, decoratesName)
    if (alt === null) missing.push(id)
    else if (state.kind === 'stored') images.push({ address: state.address, alt, file: id })
  }
  return { images, missing }
}
