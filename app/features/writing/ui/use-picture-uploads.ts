import { useEffect, useRef, useState } from 'react'
import type { KnownPicture, UploadPicture } from '#app/features/writing/picture-request.ts'
import { type PictureRow, PictureUploads } from '#app/features/writing/picture-uploads.ts'

/** @param first the files that the dialog was opened with */
export function usePictureUploads(upload: UploadPicture, first: readonly File[]) {
  const [rows, setRows] = useState<readonly PictureRow[]>([])
  const uploads = useRef<PictureUploads | null>(null)

  useEffect(() => {
    const own = new PictureUploads(upload, setRows)
    uploads.current = own
    own.add(first)
    return () => own.close()
  }, [upload, first])

  return {
    rows,
    add: (files: readonly File[]) => uploads.current?.add(files),
    addKnown: (picture: KnownPicture) => uploads.current?.addKnown(picture),
    retry: (id: number) => uploads.current?.retry(id),
    remove: (id: number) => uploads.current?.remove(id),
  }
}
