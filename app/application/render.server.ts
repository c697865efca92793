import { Writable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { ReactElement } from 'react'
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from 'react-dom/server'

type Options = Pick<RenderToPipeableStreamOptions, 'nonce'>

/**
 * The HTML or SVG of an element in UTF-8, whole: the length and ETag of a page are known then, and an error can still
 * become an error page. The build leaves React's own renderers of strings out (vite.config.ts), because they are a
 * second copy of all of it.
 */
export async function render(element: ReactElement, options: Options = {}) {
  await othersHaveTheirTurn()
  const bytes = await renderWhole(element, options)
  await othersHaveTheirTurn()
  return bytes
}

// A long text takes long to load, to render and to send. The first wait ends within the same round of the event loop
// where data was just read, before timers and other connections; the second does not.
async function othersHaveTheirTurn(): Promise<void> {
  await setImmediate()
  await setImmediate()
}

function renderWhole(element: ReactElement, options: Options): Promise<Buffer<ArrayBuffer>> {
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

function collect(done: (bytes: Buffer<ArrayBuffer>) => void): Writable {
  const chunks: Buffer[] = []
  return new Writable({
    write(chunk: Buffer, _encoding, next) {
      chunks.push(chunk)
      next()
    },
    final(next) {
      done(Buffer.concat(chunks))
      next()
    },
  })
}
