import { readEvents, type ServerEvent } from '#app/features/dashboard/live-connection.ts'
import type { Visitor } from '#test/site.ts'

export const EVENTS = '/dashboard/events'
export const AS_STREAM = {
  headers: { Accept: 'text/event-stream', 'Accept-Encoding': 'br, gzip' },
}

/** `isOver` once the server has ended the stream. */
export async function listen(staff: Visitor) {
  const stop = new AbortController()
  const response = await staff.get(EVENTS, { ...AS_STREAM, signal: stop.signal })
  const received: ServerEvent[] = []
  const stream = { response, received, isOver: false, stop: () => stop.abort() }
  void (async () => {
    if (response.body) for await (const event of readEvents(response.body)) received.push(event)
    stream.isOver = true
  })().catch(() => {
    stream.isOver = true
  })
  return stream
}

export const changesOf = ({ received }: Awaited<ReturnType<typeof listen>>) =>
  received.filter(({ name }) => name === 'changed').map(({ data }) => data)
