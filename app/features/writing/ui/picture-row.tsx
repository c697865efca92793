import type { ReactNode } from 'react'
import type { PictureWords } from '#app/features/writing/picture-words.ts'
import type { PictureRow } from '#app/features/writing/picture-uploads.ts'
import { UploadState } from '#app/features/writing/ui/upload-state.tsx'
import { Button } from '#app/ui/button.tsx'

type PictureRowItemProps = {
  row: PictureRow
  words: PictureWords['add']
  onRetry: () => void
  onRemove: () => void
  /** What is asked about the picture. */
  children?: ReactNode
}

/** One picture on its way or waiting to be used: how far it is, and how to stop it, send it again or leave it out. */
export function PictureRowItem({ row, words, onRetry, onRemove, children }: PictureRowItemProps) {
  const { name, preview, state } = row
  const isOnItsWay = state.kind === 'waiting' || state.kind === 'uploading'
  return (
    <li className="picturerow">
      {/* What was refused is often no picture at all. */}
      {state.kind === 'failed' ? <span className="blank" /> : <img src={preview} alt="" />}
      <div className="form">
        <p className="name" dir="auto">
          {name}
        </p>
        <UploadState row={row} words={words} />
        {children}
        <div className="rowacts">
          {state.kind === 'failed' && (
            <Button variant="secondary" size="small" onClick={onRetry}>
              {words.retry}
              <span className="vh"> {name}</span>
            </Button>
          )}
          <Button variant="secondary" size="small" onClick={onRemove}>
            {isOnItsWay ? words.cancelUpload : words.leaveOut}
            <span className="vh"> {name}</span>
          </Button>
        </div>
      </div>
    </li>
  )
}
