import type { PictureWords } from '#app/features/writing/picture-words.ts'
import { AltField } from '#app/features/writing/ui/alt-field.tsx'
import type { PictureRow } from '#app/features/writing/picture-uploads.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

type PictureRowItemProps = {
  row: PictureRow
  isMissing: boolean
  words: PictureWords
  onRetry: () => void
  onRemove: () => void
}

/** One picture of the dialog: what became of its upload, and what it shows. */
export function PictureRowItem({ row, isMissing, words, onRetry, onRemove }: PictureRowItemProps) {
  const { id, name, preview, state } = row
  const isOnItsWay = state.kind === 'waiting' || state.kind === 'uploading'
  return (
    <li className="picturerow">
      <img src={preview} alt="" />
      <div className="form">
        <p className="name" dir="auto">
          {name}
        </p>
        <UploadState row={row} words={words.add} />
        {state.kind !== 'failed' && (
          <AltField
            {...rowFields(id)}
            alt=""
            isDecided={false}
            isMissing={isMissing}
            words={words.alt}
          />
        )}
        <div className="rowacts">
          {state.kind === 'failed' && (
            <Button variant="secondary" size="small" onClick={onRetry}>
              {words.add.retry}
              <span className="vh"> {name}</span>
            </Button>
          )}
          <Button variant="secondary" size="small" onClick={onRemove}>
            {isOnItsWay ? words.add.cancelUpload : words.add.leaveOut}
            <span className="vh"> {name}</span>
          </Button>
        </div>
      </div>
    </li>
  )
}

/** Form names of a row's description and of its tick. */
export function rowFields(id: number) {
  return { name: `picture-${id}-alt`, decoratesName: `picture-${id}-decorates` }
}

function UploadState({
  row: { name, state },
  words,
}: {
  row: PictureRow
  words: PictureWords['add']
}) {
  if (state.kind === 'failed') {
    return (
      <p className="msg" role="alert">
        <Icon name="circle-alert" />
        <span>{state.message}</span>
      </p>
    )
  }
  if (state.kind === 'stored') return null
  const share = state.kind === 'waiting' ? 0 : state.share
  const percent = Math.floor(share * 100)
  const label = fillText(words.progress, { name })
  return (
    <div className="sending">
      {/* Without a value it moves to and fro: all is sent, and nobody knows how long the server takes. */}
      <progress aria-label={label} max={1} {...(share < 1 && { value: share })} />
      <span className="small muted">
        {state.kind === 'waiting' && words.waiting}
        {state.kind === 'uploading' &&
          (share < 1 ? fillText(words.uploading, { percent }) : words.preparing)}
      </span>
    </div>
  )
}
