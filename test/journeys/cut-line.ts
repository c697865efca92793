import { connect, createServer, type Socket } from 'node:net'

export type CutLine = {
  origin: string
  /** Counted in bytes per connection. */
  cutUploadsAfter(bytes: number): void
  mend(): void
  cuts(): number
  close(): Promise<void>
}

export async function layCutLine(address: string): Promise<CutLine> {
  const { hostname, port } = new URL(address)
  const line = { limit: Infinity, cuts: 0, open: new Set<Socket>() }
  const server = createServer((near) => join(near, connect(Number(port), hostname), line))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const listening = server.address()
  if (listening === null || typeof listening === 'string') throw new Error('It has no port')
  return {
    origin: `http://127.0.0.1:${listening.port}`,
    cutUploadsAfter: (bytes) => void (line.limit = bytes),
    mend: () => void (line.limit = Infinity),
    cuts: () => line.cuts,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of line.open) socket.destroy()
      }),
  }
}

type Line = { limit: number; cuts: number; open: Set<Socket> }

function join(near: Socket, far: Socket, line: Line): void {
  let uploaded = -1
  for (const socket of [near, far]) {
    line.open.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => {
      line.open.delete(socket)
      near.destroy()
      far.destroy()
    })
  }
  near.on('data', (bytes) => {
    if (bytes.includes('POST /dashboard/images')) uploaded = 0
    if (uploaded >= 0) uploaded += bytes.length
    if (uploaded <= line.limit) return far.write(bytes)
    line.cuts += 1
    near.resetAndDestroy()
    return far.resetAndDestroy()
  })
  far.pipe(near)
}
