import { type ChangeEvent, type RefObject, useRef, useState } from 'react'
import { fillText } from '#app/platform/fill-text.ts'
import { editorTexts } from '#app/features/post-editor/editor-texts.ts'
import { imageLibrary } from '#app/features/images/image-tools.ts'
import type { PostForm, PostProblems } from '#app/features/posts/post.ts'
import { POST_FIELDS } from '#app/features/posts/post-fields.ts'
import { outsideHost } from '#app/features/images/external-image.ts'
import { ACCEPTED_TYPES, parseImagePath } from '#app/features/images/image.ts'
import { altTextIn } from '#app/features/images/library.ts'
import type { KnownImage } from '#app/features/rich-text/image-picker/image-request.ts'
import { imageTexts } from '#app/features/rich-text/texts.ts'
import { AltField } from '#app/features/rich-text/ui/alt-field.tsx'
import { ImageChooser } from '#app/features/rich-text/ui/image-chooser.tsx'
import { OutsideImage } from '#app/features/rich-text/ui/outside-image.tsx'
import { UploadProgress } from '#app/features/rich-text/ui/image-row.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field, FieldError } from '#app/ui/form/form-field.tsx'
import { writeField } from '#app/ui/form/write-field.ts'
import { shownAddress } from '#app/ui/frame/shown-address.ts'

type PostImageFieldProps = {
  form: PostForm
  problems: PostProblems
  /** Share of the file that has been sent, from 0 to 1; null when nothing is being sent. */
  sent: number | null
  imageHosts: readonly string[]
}

const { hints, cover } = editorTexts

export function PostImageField(props: PostImageFieldProps) {
  const { form, problems, sent, imageHosts } = props
  const problem = problems.image
  const file = useRef<HTMLInputElement>(null)
  const card = useRef<HTMLDivElement>(null)
  const { chosen, choose, take } = useChosenFile(file)
  const [own, setOwn] = useState(parseImagePath(form.image) ? form.image : null)
  const [address, setAddress] = useState(form.image)
  // A chosen file replaces it.
  const host = chosen ? null : outsideHost(address, imageHosts)
  const preview = chosen?.preview ?? (own && shownAddress(own))

  const takeKnown = ({ address: known, alt }: Pick<KnownImage, 'address' | 'alt'>) => {
    setOwn(known)
    writeField(card.current, 'file', '')
    writeField(card.current, 'image', known)
    const described = altInText(card.current, known) || alt
    if (described !== '') writeField(card.current, 'imageAlt', described)
  }
  return (
    <div className="card form" id="image-field" ref={card}>
      <div
        className="f drop-img"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => take(event, event.dataTransfer.files)}
        onPaste={(event) => take(event, event.clipboardData.files)}
      >
        <label htmlFor="file">{POST_FIELDS.image.label}</label>
        <span className="hint" id="file-hint">
          {hints.image} {cover.dropHint}
        </span>
        {preview !== null && <img className="preview" src={preview} alt="" />}
        <input
          id="file"
          ref={file}
          className="in file"
          type="file"
          name="file"
          accept={ACCEPTED_TYPES}
          aria-describedby={problem === undefined ? 'file-hint' : 'file-hint file-error'}
          aria-invalid={problem !== undefined || undefined}
          onChange={choose}
        />
        {chosen && (
          <p className="hint">{fillText(editorTexts.chosenFile, { name: chosen.name })}</p>
        )}
        {sent !== null && <UploadProgress share={sent} label={cover.progress} texts={cover} />}
        <FieldError id="file-error" text={problem} />
      </div>
      <ImageChooser text={imageTexts.choose.open} library={imageLibrary} onTake={takeKnown} />
      <div>
        <Field
          name="image"
          label={cover.address}
          inputMode="url"
          defaultValue={form.image}
          maxLength={POST_FIELDS.image.max}
          onInput={(event) => setAddress(event.currentTarget.value)}
        />
        <div role="status">
          {host !== null && (
            <OutsideImage host={host}>
              <Button variant="secondary" size="small" onClick={() => file.current?.click()}>
                {imageTexts.ownCopy}
              </Button>
            </OutsideImage>
          )}
        </div>
      </div>
      <AltField
        name="imageAlt"
        decoratesName="imageDecorates"
        alt={form.imageAlt}
        isDecided={form.image !== '' || form.imageDecorates === 'on'}
        isAsked={chosen !== null || own !== null}
        texts={{ ...imageTexts.alt, label: POST_FIELDS.imageAlt.label, hint: hints.imageAlt }}
      />
    </div>
  )
}

/** What the text that is being written says of the image. */
function altInText(card: HTMLElement | null, address: string): string {
  const form = card?.closest('form')
  const text = form ? new FormData(form).get('content') : null
  return typeof text === 'string' ? altTextIn(text, address) : ''
}

function useChosenFile(field: RefObject<HTMLInputElement | null>) {
  const [chosen, setChosen] = useState<{ name: string; preview: string } | null>(null)
  const show = (file: File | undefined) => {
    if (chosen) URL.revokeObjectURL(chosen.preview)
    setChosen(file ? { name: file.name, preview: URL.createObjectURL(file) } : null)
  }
  return {
    chosen,
    choose: (event: ChangeEvent<HTMLInputElement>) => show(event.currentTarget.files?.[0]),
    take(event: { preventDefault(): void }, [file]: Iterable<File>) {
      if (!file || !field.current) return
      event.preventDefault()
      put(file, field.current)
    },
  }
}

function put(file: File, field: HTMLInputElement): void {
  const one = new DataTransfer()
  one.items.add(file)
  field.files = one.files
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
