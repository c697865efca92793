import { readFileSync } from 'node:fs'
import net from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { makePlace, startServer } from '#test/abuse/server-process.ts'

const EXTRA_MS = 100
const READS = 60
// Seconds of work for the server, far above what one reader may lose by it; one packet has room for the long form. A server takes 30 MB more
// however many they are.
const [MANY, EXTRA_MEGABYTES] = process.env['SOAK'] === undefined ? [250, 60] : [1_400, 100]
// As `npm start` sets them, because without them garbage is collected late.
const MEMORY = {
  NODE_OPTIONS: '--max-semi-space-size=1 --max-old-space-size=1024',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
}

// The missing page is rendered for each request, and one packet brings a thousand requests.
test.for([
  { connections: 1, requests: MANY },
  { connections: 5, requests: MANY / 5 },
])(
  '$connections x $requests requests sent at once are all answered and cost other readers at most 100 ms',
  async ({ connections, requests }) => {
    const place = await makePlace('sqlite')
    onTestFinished(() => place.close())
    const server = await startServer({ ...place.environment, ...MEMORY })
    onTestFinished(() => server.kill())
    await readPages(server.origin, 5)
    const alone = await readPages(server.origin, READS)

    let isOver = false
    const before = peakMegabytes(server.pid)
    const floods = Array.from({ length: connections }, () => flood(server.origin, requests))
    const answers = Promise.all(floods).finally(() => (isOver = true))
    const beside: number[] = []
    while (!isOver) beside.push(...(await readPages(server.origin, 1)))

    expect(await answers).toEqual(Array.from({ length: connections }, () => requests))
    const extra = p95(beside) - p95(alone)
    const more = peakMegabytes(server.pid) - before
    expect(extra, `${beside.length} reads`).toBeLessThan(EXTRA_MS)
    expect(more, 'megabytes').toBeLessThan(EXTRA_MEGABYTES)
  },
)

async function readPages(origin: string, times: number): Promise<number[]> {
  const taken: number[] = []
  for (let read = 0; read < times; read += 1) {
    const start = performance.now()
    await (await fetch(origin)).text()
    taken.push(performance.now() - start)
  }
  return taken
}

/** @returns how many answers came */
function flood(origin: string, requests: number): Promise<number> {
  const { hostname, port, host } = new URL(origin)
  const socket = net.connect(Number(port), hostname)
  const request = `GET /nope HTTP/1.1\r\nHost: ${host}\r\n\r\n`
  const last = `GET /nope HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`
  socket.write(request.repeat(requests - 1) + last)
  let answers = 0
  socket.setEncoding('latin1').on('data', (text: string) => {
    answers += text.match(/HTTP\/1\.1 404/g)?.length ?? 0
  })
  return new Promise((resolve, reject) => {
    socket.once('error', reject)
    socket.once('close', () => resolve(answers))
  })
}

function peakMegabytes(pid: number): number {
  const [, kilobytes = ''] =
    /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

function p95(times: number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Number.NaN
}
