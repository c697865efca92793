import type { CopyServices } from '#app/features/demo/answer-post.ts'
import { answerFromCopy } from '#app/features/demo/browser-backend.ts'
import { findKeptPicture } from '#app/features/demo/kept-pictures.ts'
import { shrinkPicture } from '#app/features/demo/shrink-picture.ts'
import { showPicturesBy } from '#app/ui/shown-address.ts'

let isStarted = false

/** Puts the copy of this browser in front of the page's `fetch`, once. Whatever the desk asks its server for, it answers. */
export function startBrowserBackend(
  parts: Omit<CopyServices, 'storage' | 'notes' | 'now' | 'shrink'>,
): void {
  if (isStarted) return
  isStarted = true
  const services = {
    ...parts,
    storage: localStorage,
    notes: sessionStorage,
    now: () => new Date(),
    shrink: shrinkPicture,
  }
  window.fetch = answerInFront(window.fetch.bind(window), services, window.location.origin)
  showPicturesBy((address) => findKeptPicture(localStorage, address) ?? address)
}

/** A `fetch` that asks the copy first. What the copy does not know goes to the network. */
export function answerInFront(
  plainFetch: typeof fetch,
  services: CopyServices,
  origin: string,
): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, origin)
    if (url.origin !== origin) return plainFetch(input, init)
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
    const form = () => readForm(input, url, init)
    return (await answerFromCopy(services, { method, url, form })) ?? plainFetch(input, init)
  }
}

function readForm(
  input: RequestInfo | URL,
  url: URL,
  init: RequestInit | undefined,
): Promise<FormData> {
  if (init?.body instanceof FormData) return Promise.resolve(init.body)
  const request = input instanceof Request ? input : new Request(url, init)
  return request.formData()
}
