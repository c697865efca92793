import dns from 'node:dns'
import { once } from 'node:events'
import { createServer, Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { parseExternalPicture } from '#app/features/media/external-picture.ts'
import { imageNamesIn, parseImagePath } from '#app/features/media/image.ts'
import { readImageFile } from '#app/features/media/images.server.ts'
import { ExternalPicture } from '#app/features/media/ui/external-picture.tsx'
import { uploadImage } from '#app/features/media/upload-image.server.ts'
import { openImageWorld } from '#test/fixtures/image-world.ts'
import type { ImageWorld } from '#test/fixtures/image-world.ts'

// Abuse 1: a picture's address may lead into the network that the server stands in.
describe('a picture elsewhere', () => {
  let world: ImageWorld
  let visits = 0
  const trap = createServer((socket) => {
    visits += 1
    socket.destroy()
  })

  beforeEach(async () => {
    world = await openImageWorld('sqlite')
    visits = 0
    trap.listen(0, '127.0.0.1')
    await once(trap, 'listening')
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    await world.close()
    trap.close()
    await once(trap, 'close')
  })

  test('makes the server open no connection and ask for no name, whatever its address', async () => {
    const connect = vi.spyOn(Socket.prototype, 'connect')
    const lookup = vi.spyOn(dns, 'lookup')
    const { port } = trap.address() as AddressInfo
    const addresses = [
      `http://127.0.0.1:${port}/images/blog-1.jpg`,
      `http://[::1]:${port}/a.png`,
      'http://169.254.169.254/latest/meta-data/',
      `http://localhost:${port}/redirect?to=http://169.254.169.254/`,
      'https://example.com/a.jpg',
    ]
    for (const address of addresses) {
      const content = `![a](${address}) <img src="${address}">`
      await world.addPost({ image: address, content })
      for (const name of imageNamesIn({ image: address, content })) {
        expect(await readImageFile(world, name, { signedIn: true, readsAt: new Date() })).toBeNull()
      }
      expect(
        await readImageFile(world, address, { signedIn: true, readsAt: new Date() }),
      ).toBeNull()
      expect(parseImagePath(address)).toBeNull()
      expect(parseExternalPicture(address)?.href).toBe(new URL(address).href)
      for (const shownAtOnce of [true, false]) {
        const props = { address, alt: '', shownAtOnce, words: '{host}' }
        expect(renderToStaticMarkup(createElement(ExternalPicture, props))).toContain(
          new URL(address).host,
        )
      }
    }
    expect(connect).not.toHaveBeenCalled()
    expect(lookup).not.toHaveBeenCalled()
    expect(visits).toBe(0)
  })

  test('is not fetched either when an uploaded file asks for it', async () => {
    const { port } = trap.address() as AddressInfo
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="http://127.0.0.1:${port}/"/></svg>`
    const uploaded = await uploadImage(world, { bytes: Buffer.from(svg), userId: 'user' })
    expect(uploaded).toEqual({ ok: false, problem: 'kind' })
    expect(visits).toBe(0)
  })
})
