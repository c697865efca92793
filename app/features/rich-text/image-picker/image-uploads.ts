import type {
  KnownImage,
  UploadedImage,
  UploadImage,
} from '#app/features/rich-text/image-picker/image-request.ts'
import { createSemaphore } from '#app/platform/semaphore.ts'

export type ImageRow = {
  id: number
  name: string
  preview: string
  alt: string
  state:
    | { kind: 'waiting' }
    | { kind: 'uploading'; share: number }
    | { kind: 'failed'; message: string }
    | ({ kind: 'stored' } & UploadedImage)
}

type Upload = { file: File; preview: string; stop: AbortController }

/** One upload at a time, because the server processes one at a time. */
export class ImageUploads {
  readonly #upload: UploadImage
  readonly #show: (rows: readonly ImageRow[]) => void
  readonly #oneAtATime = createSemaphore(1)
  readonly #uploads = new Map<number, Upload>()
  #rows: readonly ImageRow[] = []
  #next = 0

  constructor(upload: UploadImage, show: (rows: readonly ImageRow[]) => void) {
    this.#upload = upload
    this.#show = show
  }

  add(files: readonly File[]): void {
    for (const file of files) {
      const id = this.#next++
      const preview = URL.createObjectURL(file)
      this.#uploads.set(id, { file, preview, stop: new AbortController() })
      const state = { kind: 'waiting' } as const
      this.#set([...this.#rows, { id, name: file.name, preview, alt: '', state }])
      void this.#oneAtATime.run(() => this.#send(id))
    }
  }

  addKnown({ name, address, preview, alt }: KnownImage): void {
    const state = { kind: 'stored', address, small: preview } as const
    this.#set([...this.#rows, { id: this.#next++, name, preview, alt, state }])
  }

  retry(id: number): void {
    this.#setState(id, { kind: 'waiting' })
    void this.#oneAtATime.run(() => this.#send(id))
  }

  remove(id: number): void {
    this.#forget(id)
    this.#set(this.#rows.filter((row) => row.id !== id))
  }

  close(): void {
    for (const id of this.#uploads.keys()) this.#forget(id)
    this.#set([])
  }

  async #send(id: number): Promise<void> {
    const wanted = this.#uploads.get(id)
    if (!wanted) return
    const { signal } = wanted.stop
    this.#setState(id, { kind: 'uploading', share: 0 })
    const outcome = await this.#upload(wanted.file, {
      signal,
      onProgress: (share) => this.#setState(id, { kind: 'uploading', share }),
    })
    if (signal.aborted) return
    this.#setState(
      id,
      outcome.ok
        ? { kind: 'stored', ...outcome.value }
        : { kind: 'failed', message: outcome.problem },
    )
  }

  #forget(id: number): void {
    const known = this.#uploads.get(id)
    known?.stop.abort()
    if (known) URL.revokeObjectURL(known.preview)
    this.#uploads.delete(id)
  }

  #setState(id: number, state: ImageRow['state']): void {
    this.#set(this.#rows.map((row) => (row.id === id ? { ...row, state } : row)))
  }

  #set(rows: readonly ImageRow[]): void {
    this.#rows = rows
    this.#show(rows)
  }
}
