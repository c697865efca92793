import type { ReactNode } from 'react'
import { imageTexts } from '#app/features/rich-text/texts.ts'
import { fillText } from '#app/platform/fill-text.ts'

type OutsideImageProps = {
  host: string
  /** How to choose a copy: the server never fetches the image. */
  children: ReactNode
}

/** Says that readers do not see an image at once. */
export function OutsideImage({ host, children }: OutsideImageProps) {
  return (
    <div className="outside">
      <p>{fillText(imageTexts.outsideHint, { host })}</p>
      {children}
    </div>
  )
}

type CopyFieldProps = { accept: string; onChoose: (files: readonly File[]) => void }

export function CopyField({ accept, onChoose }: CopyFieldProps) {
  return (
    <>
      <label htmlFor="image-copy">{imageTexts.ownCopy}</label>
      <input
        id="image-copy"
        className="in file"
        type="file"
        accept={accept}
        onChange={(event) => onChoose([...(event.currentTarget.files ?? [])])}
      />
    </>
  )
}
