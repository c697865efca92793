import { type RefObject, type SyntheticEvent, useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { ACCEPTED_TYPES } from '#app/features/images/image.ts'
import { libraryTexts } from '#app/features/images/library-texts.ts'
import { sendImage } from '#app/features/images/send-image.ts'
import { ImageRows, useImageUploads } from '#app/features/rich-text/ui/image-row.tsx'
import { fillText } from '#app/platform/fill-text.ts'
import { Button } from '#app/ui/button.tsx'

const texts = libraryTexts.upload

const NONE: readonly File[] = []

export function ImageUploadBox() {
  const { rows, add, retry, remove } = useImageUploads(sendImage, NONE)
  const { revalidate } = useRevalidator()
  const field = useRef<HTMLInputElement>(null)
  const stored = rows.filter(({ state }) => state.kind === 'stored').length
  useEffect(() => {
    if (stored > 0) void revalidate()
  }, [stored, revalidate])

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    add([...(field.current?.files ?? [])])
    event.currentTarget.reset()
  }
  return (
    <form
      className="upload-box"
      method="post"
      action="/dashboard/images"
      encType="multipart/form-data"
      onSubmit={submit}
    >
      <FileField ref={field} add={add} />
      <p className="vh" role="status">
        {stored === 1 && texts.doneOne}
        {stored > 1 && fillText(texts.doneMany, { count: stored })}
      </p>
      <ImageRows
        rows={rows.filter(({ state }) => state.kind !== 'stored')}
        label={texts.listLabel}
        chooser={field}
        {...{ retry, remove }}
      />
    </form>
  )
}

type FileFieldProps = {
  ref: RefObject<HTMLInputElement | null>
  add: (files: readonly File[]) => void
}

function FileField({ ref, add }: FileFieldProps) {
  return (
    <div
      className="drop-img"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        add([...event.dataTransfer.files])
      }}
    >
      <div className="f">
        <label htmlFor="upload-files">{texts.label}</label>
        <span className="hint" id="upload-hint">
          {texts.hint}
        </span>
        <noscript>
          <span className="hint">{texts.hintWithoutScript}</span>
        </noscript>
        <input
          id="upload-files"
          ref={ref}
          className="in file"
          type="file"
          name="file"
          multiple
          required
          accept={ACCEPTED_TYPES}
          aria-describedby="upload-hint"
        />
      </div>
      <Button type="submit" icon="upload">
        {texts.submit}
      </Button>
    </div>
  )
}
