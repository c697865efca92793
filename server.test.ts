import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createBus } from '#app/platform/bus.server.ts'
import { readConfig } from '#app/platform/config.server.ts'
import { connect } from '#test/abuse/http-site.ts'
import { startCommand } from '#test/bootstrap/command.ts'
import { openFolder } from '#test/fixtures/folder.ts'
import { openedForEach } from '#test/opened.ts'
import { serve } from './server.ts'

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

const place = openedForEach(() => openFolder({ 'build/server/index.js': BUILT_APP }))

/** Starts the site as an operator does, in a process of its own. */
async function startProcess() {
  const here = (name: string) => JSON.stringify(path.join(import.meta.dirname, name))
  const program = `
    import { serve } from ${here('server.ts')}
    import { readConfig } from ${here('app/platform/config.server.ts')}
    import { closeOnSignals } from ${here('bin/run-command.ts')}
    const server = await serve(readConfig({ PORT: '0' }, ${JSON.stringify(place.folder)}))
    closeOnSignals(() => server.close())
    console.log('started', server.address)
  `
  const args = ['--input-type=module', '--eval', program]
  const running = startCommand(process.execPath, args, { cwd: import.meta.dirname })
  onTestFinished(running.kill)
  await running.says('started', 10_000)
  const [, origin = ''] = /started (\S+)/.exec(running.output()) ?? []
  return { ...running, origin }
}

test('on SIGTERM what is under way is finished, half a request is not waited for, and the app is closed last', async () => {
  const { process: child, origin, output, end } = await startProcess()
  const idle = await connect(Number(new URL(origin).port))
  idle.on('error', () => undefined).write('GET / HTTP/1.1\r\n')
  const idleClosed = once(idle, 'close')
  const underWay = fetch(`${origin}/slow`).then((response) => response.text())
  await sleep(200)
  child.kill('SIGTERM')
  await idleClosed
  await sleep(50)
  await expect(fetch(`${origin}/`)).rejects.toThrow('fetch failed')
  expect(output()).not.toContain('the app is closed')
  expect(await underWay).toBe('from the app')
  expect(await end()).toBe(0)
  expect(output()).toContain('the app is closed')
})

test('what never finishes does not keep the server from stopping within five seconds', async () => {
  const { process: child, origin, end } = await startProcess()
  fetch(`${origin}/never`).catch(() => undefined)
  await sleep(200)
  const started = performance.now()
  child.kill('SIGINT')
  expect(await end()).toBe(0)
  expect(performance.now() - started).toBeLessThan(5000)
})

test('a site that lets other machines in must know its own address', async () => {
  const open = serve(readConfig({ HOST: '0.0.0.0', PORT: '0' }, place.folder))
  await expect(open).rejects.toThrow('The setting PUBLIC_ORIGIN is needed')
})

test.each([
  [{ PUBLIC_ORIGIN: 'https://www.example.com' }, true],
  [{ PUBLIC_ORIGIN: 'https://www.example.com', TRUSTED_PROXY: '127.0.0.1' }, false],
  [{ PUBLIC_ORIGIN: 'http://www.example.com' }, false],
  [{}, false],
])(
  'an https origin means a proxy, and the start says when it is not trusted: %o',
  async (settings, isWarned) => {
    const server = await serve(readConfig({ PORT: '0', ...settings }, place.folder))
    onTestFinished(() => server.close())
    expect(server.startupMessages.join('\n').includes('TRUSTED_PROXY')).toBe(isWarned)
  },
)

test('a port that is taken is a failure of the start, and the app is closed again', async () => {
  const { origin } = await startProcess()
  const close = vi.fn(async () => undefined)
  const app = {
    bus: createBus(),
    isReady: async () => true,
    handle: async () => new Response(''),
    close,
  }
  const config = readConfig({ PORT: new URL(origin).port }, place.folder)
  const second = serve(config, { createApp: async () => app })
  await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' })
  expect(close).toHaveBeenCalledOnce()
})
