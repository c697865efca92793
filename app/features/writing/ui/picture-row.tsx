import type { ReactNode } from 'react'
import type { PictureRow } from '#app/features/writing/picture-uploads.ts'
import { pictureTexts } from '#app/features/writing/texts.ts'
import { UploadProgress } from '#app/features/writing/ui/upload-progress.tsx'
import { fillText } from '#app/platform/fill-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

type PictureRowItemProps = {
  row: PictureRow
  onRetry: () => void
  onRemove: () => void
  children?: ReactNode
}

const { add } = pictureTexts

export function PictureRowItem({ row, onRetry, onRemove, children }: PictureRowItemProps) {
  const { name, preview, state } = row
  const isOnItsWay = state.kind === 'waiting' || state.kind === 'uploading'
  return (
    <li className="picturerow">
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

function UploadState({ row: { name, state } }: Pick<PictureRowItemProps, 'row'>) {
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
