import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { type ImageRow, ImageUploads } from '#app/features/rich-text/image-picker/image-uploads.ts'
import { imageTexts } from '#app/features/rich-text/texts.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { KnownImage, UploadImage } from '#app/features/rich-text/image-picker/image-request.ts'

type ImageRowItemProps = {
  row: ImageRow
  onRetry: () => void
  onRemove: () => void
  children?: ReactNode
}

const { add } = imageTexts

type ImageRowsProps = Pick<ReturnType<typeof useImageUploads>, 'rows' | 'retry' | 'remove'> & {
  label?: string
  /** Takes the focus: the button that was pressed is removed with its row. */
  chooser: RefObject<HTMLInputElement | null>
  children?: (row: ImageRow) => ReactNode
}

export function ImageRows({ rows, retry, remove, label, chooser, children }: ImageRowsProps) {
  if (rows.length === 0) return null
  return (
    <ul className="imagerows" aria-label={label}>
      {rows.map((row) => (
        <ImageRowItem
          key={row.id}
          row={row}
          onRetry={() => retry(row.id)}
          onRemove={() => {
            remove(row.id)
            chooser.current?.focus()
          }}
        >
          {children?.(row)}
        </ImageRowItem>
      ))}
    </ul>
  )
}

function ImageRowItem({ row, onRetry, onRemove, children }: ImageRowItemProps) {
  const { name, preview, state } = row
  const isOnItsWay = state.kind === 'waiting' || state.kind === 'uploading'
  return (
    <li className="imagerow">
      {/* A refused file is often no image at all. */}
      {state.kind === 'failed' ? <span className="blank" /> : <img src={preview} alt="" />}
      <div className="form">
        <p className="name" dir="auto">
          {name}
        </p>
        <UploadState row={row} />
        {children}
        <div className="rowacts">
          {state.kind === 'failed' && (
            <Button variant="secondary" size="small" onClick={onRetry}>
              {add.retry}
              <span className="vh"> {name}</span>
            </Button>
          )}
          <Button variant="secondary" size="small" onClick={onRemove}>
            {isOnItsWay ? add.cancelUpload : add.leaveOut}
            <span className="vh"> {name}</span>
          </Button>
        </div>
      </div>
    </li>
  )
}

function UploadState({ row: { name, state } }: Pick<ImageRowItemProps, 'row'>) {
  if (state.kind === 'failed') {
    return (
      <p className="msg" role="alert">
        <Icon name="circle-alert" />
        <span>{state.message}</span>
      </p>
    )
  }
  if (state.kind === 'stored') return null
  return (
    <UploadProgress
      share={state.kind === 'waiting' ? null : state.share}
      label={fillText(add.progress, { name })}
      texts={add}
    />
  )
}

export function useImageUploads(upload: UploadImage, first: readonly File[]) {
  const [rows, setRows] = useState<readonly ImageRow[]>([])
  const uploads = useRef<ImageUploads | null>(null)

  useEffect(() => {
    const own = new ImageUploads(upload, setRows)
    uploads.current = own
    own.add(first)
    return () => own.close()
  }, [upload, first])

  return {
    rows,
    add: (files: readonly File[]) => uploads.current?.add(files),
    addKnown: (image: KnownImage) => uploads.current?.addKnown(image),
    retry: (id: number) => uploads.current?.retry(id),
    remove: (id: number) => uploads.current?.remove(id),
  }
}

type UploadProgressProps = {
  /** From 0 to 1; null while it waits. */
  share: number | null
  label: string
  /** `uploading` has a place for `{percent}`. */
  texts: { waiting?: string; uploading: string; preparing: string }
}

export function UploadProgress({ share, label, texts }: UploadProgressProps) {
  const sent = share ?? 0
  return (
    <div className="sending">
      {/* Indeterminate once all is sent: the server's time is unknown. */}
      <progress aria-label={label} max={1} {...(sent < 1 && { value: sent })} />
      <span className="small muted">{textOf(share, texts)}</span>
    </div>
  )
}

function textOf(share: number | null, texts: UploadProgressProps['texts']): string {
  if (share === null) return texts.waiting ?? ''
  if (share === 1) return texts.preparing
  return fillText(texts.uploading, { percent: Math.floor(share * 100) })
}
