import { fillText } from '#app/platform/fill-text.ts'

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
