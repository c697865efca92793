import { fillText } from '#app/platform/fill-text.ts'
import { type ChangeEvent, type RefObject, useRef, useState } from 'react'
import type { EditorWords } from '#app/features/blog/editor-words.ts'
import { POST_LIMITS, type PostForm } from '#app/features/blog/post.ts'
import type { PostPictureWords } from '#app/features/blog/post-picture-words.ts'
import { ACCEPTED_TYPES, parseImagePath } from '#app/features/media/image.ts'
import { CoverFromLibrary } from '#app/features/blog/ui/cover-from-library.tsx'
import type { KnownPicture } from '#app/features/writing/picture-request.ts'
import { AltField } from '#app/features/writing/ui/alt-field.tsx'
import { UploadProgress } from '#app/features/writing/ui/upload-progress.tsx'
import { Field, FieldError } from '#app/ui/form-field.tsx'
import { shownAddress } from '#app/ui/shown-address.ts'

type PostImageFieldProps = {
  form: PostForm
  problem: string | undefined
  /** How much of the chosen file has been sent, from 0 to 1; null while nothing is on its way. */
  sent: number | null
  words: EditorWords
  pictures: PostPictureWords
}

/** The post's picture: a file that stays in the browser until the post is saved, or an address. */
export function PostImageField(props: PostImageFieldProps) {
  const { form, problem, sent, words, pictures } = props
  const { editor } = words
  const file = useRef<HTMLInputElement>(null)
  const card = useRef<HTMLDivElement>(null)
  const { chosen, choose, take } = useChosenFile(file)
  const [own, setOwn] = useState(parseImagePath(form.image) ? form.image : null)
  const preview = chosen?.preview ?? (own && shownAddress(own))

  const takeKnown = ({ address, alt }: KnownPicture) => {
    setOwn(address)
    write(card.current, 'file', '')
    write(card.current, 'image', address)
    if (alt !== '') write(card.current, 'imageAlt', alt)
  }
  return (
    <div className="card form" id="image-field" ref={card}>
      <div
        className="f drop-img"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => take(event, event.dataTransfer.files)}
        onPaste={(event) => take(event, event.clipboardData.files)}
      >
        <label htmlFor="file">{editor.fields.image}</label>
        <span className="hint" id="file-hint">
          {editor.fields.imageHint} {pictures.cover.dropHint}
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
        {chosen && <p className="hint">{fillText(editor.chosenFile, { name: chosen.name })}</p>}
        {sent !== null && (
          <UploadProgress share={sent} label={pictures.cover.progress} words={pictures.cover} />
        )}
        <FieldError id="file-error" text={problem} />
      </div>
      <CoverFromLibrary onTake={takeKnown} words={pictures.text.choose} />
      <Field
        name="image"
        label={editor.fields.imageAddress}
        inputMode="url"
        defaultValue={form.image}
        maxLength={POST_LIMITS.image.max}
      />
      <AltField
        name="imageAlt"
        decoratesName="imageDecorates"
        alt={form.imageAlt}
        isDecided={form.image !== '' || form.imageDecorates === 'on'}
        isAsked={chosen !== null || own !== null}
        words={{
          label: editor.fields.imageAlt,
          hint: editor.fields.imageAltHint,
          decorates: pictures.cover.decorates,
          missing: pictures.cover.asked,
        }}
      />
    </div>
  )
}

// As if somebody had typed it, so that all that listens to the form hears of it.
function write(card: HTMLElement | null, name: string, value: string): void {
  const field = card?.querySelector<HTMLInputElement>(`[name="${name}"]`)
  if (!field || field.value === value) return
  field.value = value
  field.dispatchEvent(new Event(name === 'file' ? 'change' : 'input', { bubbles: true }))
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
    /** Takes the first of the files that were dropped or pasted, as if it had been chosen. */
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
