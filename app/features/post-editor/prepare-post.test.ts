import { afterEach, expect, test, vi } from 'vitest'
import { preparePost } from '#app/features/post-editor/prepare-post.ts'
import { aPostForm } from '#test/factories/posts.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A server that stores each image at an address of its own. */
function storeImages() {
  const sent: string[] = []
  class Stored extends EventTarget {
    upload = new EventTarget()
    status = 201
    responseText = ''
    open() {}
    setRequestHeader() {}
    send() {
      sent.push(`/images/${sent.length + 1}.png`)
      this.responseText = JSON.stringify({ path: sent.at(-1) })
      this.dispatchEvent(new Event('load'))
    }
  }
  vi.stubGlobal('XMLHttpRequest', Stored)
  return sent
}

test('a file is stored once, however often its post is sent, and another file of the same name anew', async () => {
  const sent = storeImages()
  const now = new Date('2026-11-27T12:00:00Z')
  const office = { timeZone: 'America/New_York', now, reviewers: [], storedReviewer: null }
  const addressOf = async (file: File) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(aPostForm({ image: '' })))
      if (name !== 'published') form.set(name, String(value))
    form.set('file', file)
    const prepared = await preparePost(form, { office, onProgress: () => undefined })
    return prepared.ok ? prepared.value.get('image') : prepared.problem
  }
  const file = new File(['x'], 'photo.png', { type: 'image/png' })
  const other = new File(['y'], 'photo.png', { type: 'image/png' })
  const addresses = [await addressOf(file), await addressOf(file), await addressOf(other)]
  expect(addresses).toEqual(['/images/1.png', '/images/1.png', '/images/2.png'])
  expect(sent).toHaveLength(2)
})
