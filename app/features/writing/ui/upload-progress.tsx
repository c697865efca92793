import { fillText } from '#app/platform/fill-text.ts'

type UploadProgressProps = {
  /** How much has been sent, from 0 to 1; null before its turn has come. */
  share: number | null
  /** Accessible name. */
  label: string
  /** `uploading` has a place for `{percent}`. */
  words: { waiting?: string; uploading: string; preparing: string }
}

/** How far an upload is. */
export function UploadProgress({ share, label, words }: UploadProgressProps) {
  const sent = share ?? 0
  return (
    <div className="sending">
      {/* Without a value it moves to and fro: all is sent, and nobody knows how long the server takes. */}
      <progress aria-label={label} max={1} {...(sent < 1 && { value: sent })} />
      <span className="small muted">{textOf(share, words)}</span>
    </div>
  )
}

function textOf(share: number | null, words: UploadProgressProps['words']): string {
  if (share === null) return words.waiting ?? ''
  if (share === 1) return words.preparing
  return fillText(words.uploading, { percent: Math.floor(share * 100) })
}
