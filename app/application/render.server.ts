import { Writable } from 'node:stream'
import type { ReactElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

/**
 * The HTML or SVG of an element, whole: the length and ETag of a page are known then, and an error can still become an error
 * page. The build leaves React's own renderers of strings out (vite.config.ts), because they are a second copy of all of it.
 */
export function render(element: ReactElement, options: { nonce?: string } = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(element, {
      ...options,
      // React would move large suspended content by a script; without JavaScript it would stay hidden.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        pipe(collect(resolve))
      },
      onShellError: reject,
      onError: reject,
    })
  })
}

function collect(done: (text: string) => void): Writable {
  const chunks: Buffer[] = []
  return new Writable({
    write(chunk: Buffer, _encoding, next) {
      chunks.push(chunk)
      next()
    },
    final(next) {
      done(Buffer.concat(chunks).toString())
      next()
    },
  })
}
