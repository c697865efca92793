import { expect, test } from 'vitest'
import { type ImageRow, ImageUploads } from '#app/features/rich-text/image-picker/image-uploads.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'

type Call = {
  name: string
  signal: AbortSignal
  onProgress: (share: number) => void
  response: (result: Result<string, string>) => void
}

function aFixture() {
  const calls: Call[] = []
  let rows: readonly ImageRow[] = []
  const uploads = new ImageUploads(
    (file, { signal, onProgress }) =>
      new Promise((response) => calls.push({ name: file.name, signal, onProgress, response })),
    (shown) => (rows = shown),
  )
  const call = (index: number): Call => {
    const found = calls[index]
    if (!found) throw new Error(`There were ${calls.length} uploads`)
    return found
  }
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  return { uploads, calls, call, states: () => rows.map(({ state }) => state), settled }
}

const files = ['one.jpg', 'two.jpg'].map((name) => new File(['x'], name, { type: 'image/jpeg' }))

test('several images are uploaded one after the other, and each tells how far it is', async () => {
  const { uploads, calls, call, states, settled } = aFixture()
  uploads.add(files)
  await settled()
  expect(calls.map(({ name }) => name)).toEqual(['one.jpg'])
  call(0).onProgress(0.5)
  expect(states()).toEqual([{ kind: 'uploading', share: 0.5 }, { kind: 'waiting' }])
  call(0).response(ok('/images/blog-1.jpg'))
  await settled()
  expect(calls).toHaveLength(2)
  expect(states()).toEqual([
    { kind: 'stored', address: '/images/blog-1.jpg' },
    { kind: 'uploading', share: 0 },
  ])
})

test('one that fails says why, holds up no other, and can be sent again', async () => {
  const { uploads, call, states, settled } = aFixture()
  uploads.add(files)
  await settled()
  call(0).response(fail('The file is empty.'))
  await settled()
  call(1).response(ok('/images/blog-2.jpg'))
  await settled()
  const stored = { kind: 'stored', address: '/images/blog-2.jpg' }
  expect(states()).toEqual([{ kind: 'failed', message: 'The file is empty.' }, stored])
  uploads.retry(0)
  await settled()
  call(2).response(ok('/images/blog-3.jpg'))
  await settled()
  expect(states()).toEqual([{ kind: 'stored', address: '/images/blog-3.jpg' }, stored])
})

test('one that is stopped is stopped on its way, and the next one begins', async () => {
  const { uploads, calls, call, states, settled } = aFixture()
  uploads.add(files)
  await settled()
  uploads.remove(0)
  expect(call(0).signal.aborted).toBe(true)
  call(0).response(fail('Stopped'))
  await settled()
  expect(calls.map(({ name }) => name)).toEqual(['one.jpg', 'two.jpg'])
  expect(states()).toEqual([{ kind: 'uploading', share: 0 }])
})

test('a dialog that is closed sends nothing more', async () => {
  const { uploads, calls, call, states, settled } = aFixture()
  uploads.add(files)
  await settled()
  uploads.close()
  call(0).response(fail('Stopped'))
  await settled()
  expect(call(0).signal.aborted).toBe(true)
  expect(calls).toHaveLength(1)
  expect(states()).toEqual([])
})

test('one that is there already is ready at once, and no upload waits for it', async () => {
  const { uploads, calls, states, settled } = aFixture()
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
