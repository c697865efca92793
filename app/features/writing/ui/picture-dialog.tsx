import { type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type {
  ChosenPicture,
  KnownPicture,
  PictureRequest,
  PictureTools,
} from '#app/features/writing/picture-request.ts'
import { pictureTexts } from '#app/features/writing/texts.ts'
import { AltField, readAlt } from '#app/features/writing/ui/alt-field.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { LibraryPicker } from '#app/features/writing/ui/library-picker.tsx'
import { PictureRowItem, usePictureUploads } from '#app/features/writing/ui/picture-row.tsx'
import type { PictureRow } from '#app/features/writing/picture-uploads.ts'

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

type AddPicturesProps = {
  request: Extract<PictureRequest, { kind: 'add' }>
  tools: PictureTools
  /** Calls `settle` after closing. */
  close: (settle?: () => void) => void
}

/** Descriptions can be written during the upload. */
function AddPictures({ request, tools, close }: AddPicturesProps) {
  const { accept, upload, library } = tools
  const { rows, add, addKnown, retry, remove } = usePictureUploads(upload, request.files)
  const [undecided, setUndecided] = useState<readonly number[]>([])
  const chooser = useRef<HTMLInputElement>(null)
  const isBusy = rows.some(({ state }) => state.kind === 'waiting' || state.kind === 'uploading')
  const stored = rows.filter(({ state }) => state.kind === 'stored')

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    // React bubbles it through the portal to the post's form.
    event.stopPropagation()
    if (isBusy || stored.length === 0) return
    const form = event.currentTarget
    const { pictures, missing } = readRows(stored, new FormData(form))
    setUndecided(missing)
    const [first] = missing
    if (first === undefined) return close(() => request.settle(pictures))
    const field = form.elements.namedItem(rowFields(first).name)
    if (field instanceof HTMLElement) field.focus()
  }
  return (
    // Typing here is no change of the post, though React bubbles it through the portal to the post's form.
    <form
      className="form"
      noValidate
      onSubmit={submit}
      onInput={(event) => event.stopPropagation()}
    >
      <Chooser ref={chooser} accept={accept} add={add} />
      <Known library={library} onTake={addKnown} />
      {rows.length > 0 && (
        <ul className="picturerows" aria-label={pictureTexts.add.listLabel}>
          {rows.map((row) => (
            <PictureRowItem
              key={row.id}
              row={row}
              onRetry={() => retry(row.id)}
              onRemove={() => {
                remove(row.id)
                // The button that was pressed is gone with its row.
                chooser.current?.focus()
              }}
            >
              {/* Hidden only, so that the description is still there when the upload is tried again. */}
              <div hidden={row.state.kind === 'failed'}>
                <AltField
                  {...rowFields(row.id)}
                  alt={row.alt}
                  isDecided={false}
                  isMissing={undecided.includes(row.id)}
                />
              </div>
            </PictureRowItem>
          ))}
        </ul>
      )}
      <div className="btns">
        <Button variant="secondary" onClick={() => close()}>
          {pictureTexts.add.cancel}
        </Button>
        <Button
          type="submit"
          busy={isBusy}
          busyText={pictureTexts.add.stillUploading}
          disabled={stored.length === 0}
        >
          {pictureTexts.add.insert}
        </Button>
      </div>
    </form>
  )
}

type KnownProps = {
  library: PictureTools['library']
  onTake: (picture: KnownPicture) => void
}

function Known({ library, onTake }: KnownProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="known">
      <Button variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {pictureTexts.choose.open}
      </Button>
      {isOpen && <LibraryPicker library={library} onTake={onTake} />}
    </div>
  )
}

type ChooserProps = {
  ref: React.Ref<HTMLInputElement>
  accept: string
  add: (files: readonly File[]) => void
}

function Chooser({ ref, accept, add }: ChooserProps) {
  return (
    <div
      className="f drop-img"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        add([...event.dataTransfer.files])
      }}
    >
      <label htmlFor="picture-files">{pictureTexts.add.choose}</label>
      <input
        id="picture-files"
        ref={ref}
        className="in file"
        type="file"
        multiple
        accept={accept}
        aria-describedby="picture-files-hint"
        onChange={(event) => {
          add([...(event.currentTarget.files ?? [])])
          event.currentTarget.value = ''
        }}
      />
      <span className="hint" id="picture-files-hint">
        {pictureTexts.add.chooseHint}
      </span>
    </div>
  )
}

function rowFields(id: number) {
  return { name: `picture-${id}-alt`, decoratesName: `picture-${id}-decorates` }
}

function readRows(rows: readonly PictureRow[], form: FormData) {
  const pictures: ChosenPicture[] = []
  const missing: number[] = []
  for (const { id, state } of rows) {
    const { name, decoratesName } = rowFields(id)
    const alt = readAlt(form, name, decoratesName)
    if (alt === null) missing.push(id)
    else if (state.kind === 'stored') pictures.push({ address: state.address, alt, file: id })
  }
  return { pictures, missing }
}
