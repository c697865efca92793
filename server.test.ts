import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from '#app/platform/config.server.ts'
import { connect } from '#test/abuse/http-site.ts'
import { serve } from './server.ts'

let root: string
const children: ChildProcess[] = []

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'site-'))
})

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await rm(root, { recursive: true, force: true })
})

/** A built app as small as one can be: it can be slow, and it says when it was closed. */
const BUILT_APP = `
export async function createApp() {
  const listeners = new Set()
  return {
    bus: { publish() {}, subscribe(listener) { listeners.add(listener); return () => {} } },
    isReady: async () => true,
    close: async () => console.log('the app is closed'),
    async handle(request) {
      const { pathname } = new URL(request.url)
      if (pathname === '/slow') await new Promise((resolve) => setTimeout(resolve, 600))
      if (pathname === '/never') await new Promise(() => {})
      return new Response('from the app')
    },
  }
}
`

/** Starts the site as an operator does, in a process of its own. */
async function startProcess() {
  await mkdir(path.join(root, 'build', 'server'), { recursive: true })
  await writeFile(path.join(root, 'build', 'server', 'index.js'), BUILT_APP)
  const here = (name: string) => JSON.stringify(path.join(import.meta.dirname, name))
  const program = `
    import { serve } from ${here('server.ts')}
    import { readConfig } from ${here('app/platform/config.server.ts')}
    import { closeOnSignals } from ${here('bin/run-command.ts')}
    const server = await serve(readConfig({ PORT: '0' }, ${JSON.stringify(root)}))
    closeOnSignals(() => server.close())
    console.log('started', server.address)
  `
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program])
  children.push(child)
  const output: string[] = []
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()))
  const deadline = Date.now() + 10_000
  while (!output.join('').includes('started') && Date.now() < deadline) await sleep(10)
  const [, origin = ''] = /started (\S+)/.exec(output.join('')) ?? []
  const ended = once(child, 'exit')
  return { child, origin, output, ended }
}

test('on SIGTERM what is under way is finished, half a request is not waited for, and the app is closed last', async () => {
  const { child, origin, output, ended } = await startProcess()
  const idle = await connect(Number(new URL(origin).port))
  idle.on('error', () => undefined).write('GET / HTTP/1.1\r\n')
  const idleClosed = once(idle, 'close')
  const underWay = fetch(`${origin}/slow`).then((response) => response.text())
  await sleep(200)
  child.kill('SIGTERM')
  await idleClosed
  await sleep(50)
  await expect(fetch(`${origin}/`)).rejects.toThrow('fetch failed')
  expect(output.join('')).not.toContain('the app is closed')
  expect(await underWay).toBe('from the app')
  expect(await ended).toEqual([0, null])
  expect(output.join('')).toContain('the app is closed')
})

test('what never finishes does not keep the server from stopping within five seconds', async () => {
  const { child, origin, ended } = await startProcess()
  fetch(`${origin}/never`).catch(() => undefined)
  await sleep(200)
  const started = performance.now()
  child.kill('SIGINT')
  expect(await ended).toEqual([0, null])
  expect(performance.now() - started).toBeLessThan(5000)
})

test('a site that lets other machines in must know its own address', async () => {
  const open = serve(readConfig({ HOST: '0.0.0.0', PORT: '0' }, root))
  await expect(open).rejects.toThrow('The setting PUBLIC_ORIGIN is needed')
})

test('a port that is taken is a failure of the start, and the app is closed again', async () => {
  const { origin } = await startProcess()
  let isClosed = false
  const createApp = async () => ({
    bus: { publish: () => undefined, subscribe: () => () => undefined },
    isReady: async () => true,
    handle: async () => new Response(''),
    close: async () => {
      isClosed = true
    },
  })
  const second = serve(readConfig({ PORT: new URL(origin).port }, root), { createApp })
  await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' })
  expect(isClosed).toBe(true)
})
