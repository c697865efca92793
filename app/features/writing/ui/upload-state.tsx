import type { PictureWords } from '#app/features/writing/picture-words.ts'
import type { PictureRow } from '#app/features/writing/picture-uploads.ts'
import { UploadProgress } from '#app/features/writing/ui/upload-progress.tsx'
import { fillText } from '#app/platform/fill-text.ts'
import { Icon } from '#app/ui/icon.tsx'

type UploadStateProps = {
  row: PictureRow
  words: Pick<PictureWords['add'], 'waiting' | 'uploading' | 'preparing' | 'progress'>
}

/** What became of an upload: how far it is, or why it was refused. */
export function UploadState({ row: { name, state }, words }: UploadStateProps) {
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
      label={fillText(words.progress, { name })}
      words={words}
    />
  )
}
