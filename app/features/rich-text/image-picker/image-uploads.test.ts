import { beforeEach, expect, test } from 'vitest'
import { type ImageRow, ImageUploads } from '#app/features/rich-text/image-picker/image-uploads.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'

type Call = {
  name: string
  signal: AbortSignal
  onProgress: (share: number) => void
  respond: (result: Result<string, string>) => void
}

let calls: Call[]
let rows: readonly ImageRow[]
let uploads: ImageUploads

beforeEach(() => {
  calls = []
  uploads = new ImageUploads(
    ({ name }, watch) => new Promise((resolve) => calls.push({ name, ...watch, respond: resolve })),
    (shown) => (rows = shown),
  )
})

const states = () => rows.map(({ state }) => state)
const settled = () => new Promise((resolve) => setImmediate(resolve))
async function add(added: readonly File[]) {
  uploads.add(added)
  await settled()
}
async function respond(index: number, result: Result<string, string>) {
  calls[index]?.respond(result)
  await settled()
}
const files = ['one.jpg', 'two.jpg'].map((name) => new File(['x'], name, { type: 'image/jpeg' }))

test('several images are uploaded one after the other, and each tells how far it is', async () => {
  await add(files)
  expect(calls.map(({ name }) => name)).toEqual(['one.jpg'])
  calls[0]?.onProgress(0.5)
  expect(states()).toEqual([{ kind: 'uploading', share: 0.5 }, { kind: 'waiting' }])
  await respond(0, ok('/images/blog-1.jpg'))
  expect(calls).toHaveLength(2)
  expect(states()).toEqual([
    { kind: 'stored', address: '/images/blog-1.jpg' },
    { kind: 'uploading', share: 0 },
  ])
})

test('one that fails says why, holds up no other, and can be sent again', async () => {
  await add(files)
  await respond(0, fail('The file is empty.'))
  await respond(1, ok('/images/blog-2.jpg'))
  const stored = { kind: 'stored', address: '/images/blog-2.jpg' }
  expect(states()).toEqual([{ kind: 'failed', message: 'The file is empty.' }, stored])
  uploads.retry(0)
  await settled()
  await respond(2, ok('/images/blog-3.jpg'))
  expect(states()).toEqual([{ kind: 'stored', address: '/images/blog-3.jpg' }, stored])
})

test('one that is stopped is stopped on its way, and the next one begins', async () => {
  await add(files)
  uploads.remove(0)
  expect(calls[0]?.signal.aborted).toBe(true)
  await respond(0, fail('Stopped'))
  expect(calls.map(({ name }) => name)).toEqual(['one.jpg', 'two.jpg'])
  expect(states()).toEqual([{ kind: 'uploading', share: 0 }])
})

test('a dialog that is closed sends nothing more', async () => {
  await add(files)
  uploads.close()
  await respond(0, fail('Stopped'))
  expect(calls[0]?.signal.aborted).toBe(true)
  expect(calls).toHaveLength(1)
  expect(states()).toEqual([])
})

test('one that is there already is ready at once, and no upload waits for it', async () => {
  uploads.add(files.slice(0, 1))
  const address = '/images/blog-7.jpg'
  uploads.addKnown({ name: 'blog-7.jpg', address, preview: address, alt: 'A flag' })
  await settled()
  expect(calls).toHaveLength(1)
  expect(states()).toEqual([
    { kind: 'uploading', share: 0 },
    { kind: 'stored', address },
  ])
  uploads.remove(1)
  expect(states()).toHaveLength(1)
})
