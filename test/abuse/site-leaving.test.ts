import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { aForm } from '#test/abuse/contact-fixture.ts'
import { connect, untilClosed } from '#test/abuse/http-site.ts'
import { cookieOf, fromElsewhere, openWatchedSite } from '#test/abuse/site-fixture.ts'
import { aPostForm } from '#test/factories/posts.ts'
import { cornersImage } from '#test/fixtures/images.ts'
import { openedOnce } from '#test/opened.ts'
import { aStaffMember, postBody } from '#test/site.ts'

const site = openedOnce(() => openWatchedSite('sqlite'))
const DELAYS = [0, 1, 3, 10, 30]

const upload = new FormData()
const image = cornersImage({ width: 500, height: 300 })
upload.set('file', new Blob([await image.jpeg().toBuffer()]), 'image.jpg')

const statuses: (number | undefined)[] = []

// Finding 10 of the faults.
test.for([
  ['a page', '/blog?q=visa', null, 1],
  ['a missing page', '/nope', null, 1],
  ['the dashboard', '/dashboard', null, 1],
  ['the live events', '/dashboard/events', null, 1],
  ['a message', '/contact/messages', new URLSearchParams(aForm()), 1],
  ['half a message', '/contact/messages', new URLSearchParams(aForm()), 0.5],
  ['a post', '/dashboard/blog/new', postBody(aPostForm()), 1],
  ['half a post', '/dashboard/blog/new', postBody(aPostForm()), 0.5],
  ['an image', '/dashboard/images/upload', upload, 1],
  ['half an image', '/dashboard/images/upload', upload, 0.5],
] as const)(
  'a visitor who leaves during %s is no failure in the log',
  async ([, path, form, share]) => {
    const cookie = cookieOf(await aStaffMember(site.origin))
    site.lines.length = 0
    for (const delay of DELAYS) await sendAndLeave(path, form, share, { cookie, delay })
    await expect.poll(() => linesAbout(path)).toHaveLength(DELAYS.length)
    const isFailure = ({ status, level }: LogLine) => (status ?? 0) >= 500 || level === 'error'
    expect(site.lines.map(toLine).filter(isFailure)).toEqual([])
    statuses.push(...linesAbout(path).map(({ status }) => status))
  },
)

test('some of them left before the response', () => expect(statuses).toContain(499))

type LogLine = { event: string; level: string; path?: string; status?: number }

const toLine = (line: string) => JSON.parse(line) as LogLine
const linesAbout = (path: string) =>
  site.lines.map(toLine).filter((line) => line.path === path.split('?')[0])

async function sendAndLeave(
  path: string,
  form: FormData | URLSearchParams | null,
  share: number,
  { cookie, delay }: { cookie: { Cookie: string }; delay: number },
): Promise<void> {
  const written = new Response(form)
  const body = await written.bytes()
  const headers = {
    Host: `127.0.0.1:${site.port}`,
    Origin: site.origin,
    ...(form !== null && {
      'Content-Type': written.headers.get('Content-Type'),
      'Content-Length': body.length,
    }),
    ...fromElsewhere(),
    ...cookie,
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const socket = await connect(site.port)
  socket.on('error', () => undefined)
  socket.write(`${form === null ? 'GET' : 'POST'} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
  await new Promise((resolve) =>
    socket.write(body.subarray(0, Math.floor(body.length * share)), resolve),
  )
  await sleep(delay)
  socket.destroy()
  await untilClosed(socket)
}
