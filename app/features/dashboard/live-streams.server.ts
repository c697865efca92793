import { LIVE_SECONDS, type LiveKind, liveKinds } from '#app/features/dashboard/live-kinds.ts'
import type { Bus } from '#app/platform/bus.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'

export type LiveListener = {
  userId: string
  /** What the listener may hear of at this moment; null once the session has ended. */
  readKinds: () => Promise<readonly LiveKind[] | null>
  /** The listener has gone, whether it said so or not. */
  onGone?: () => void
}

/** Too many streams of one user or in all, or the server is about to stop. */
export type LiveProblem = { kind: 'full' } | { kind: 'closing' }

// A browser opens six connections to a host at most (HTTP/1.1); hidden tabs release theirs.
const LIMITS = { ofOnePerson: 8, inAll: 200 }
// Batches events: publishing a hundred posts at once is one.
const GAP_MS = 250
// A reader that is this far behind is gone; a new connection catches up.
const UNREAD_BYTES = 4096

type Stream = LiveListener & {
  controller: ReadableStreamDefaultController<Uint8Array>
  news: Set<LiveKind>
  telling: NodeJS.Timeout | null
  heartbeat: NodeJS.Timeout
}

/** Reads the session and its role again before each event. */
export function createLiveStreams({ bus }: { bus: Bus }, { ofOnePerson, inAll } = LIMITS) {
  const streams = new Set<Stream>()
  let isClosing = false
  bus.subscribe((event) => {
    const kind = liveKinds.find((each) => each === event.kind)
    if (kind) for (const stream of streams) note(streams, stream, kind)
  })
  return {
    /** Server-sent events (HTML Standard, section 9.2); ends with the session. */
    open(listener: LiveListener): Result<ReadableStream<Uint8Array>, LiveProblem> {
      if (isClosing) return fail({ kind: 'closing' })
      const own = [...streams].filter(({ userId }) => userId === listener.userId)
      if (own.length >= ofOnePerson || streams.size >= inAll) return fail({ kind: 'full' })
      return ok(openStream(streams, listener))
    },
    close() {
      isClosing = true
      for (const stream of streams) end(streams, stream)
    },
  }
}

function openStream(streams: Set<Stream>, listener: LiveListener): ReadableStream<Uint8Array> {
  let stream: Stream
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const beat = () => void tell(streams, stream, 'heartbeat')
        const heartbeat = setInterval(beat, LIVE_SECONDS.heartbeat * 1_000).unref()
        stream = { ...listener, controller, news: new Set(), telling: null, heartbeat }
        streams.add(stream)
        write(stream, 'subscribed', liveKinds)
      },
      cancel() {
        // What was written last may still be unread after it was ended.
        if (!streams.has(stream)) return
        forget(streams, stream)
        listener.onGone?.()
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: UNREAD_BYTES }),
  )
}

function note(streams: Set<Stream>, stream: Stream, kind: LiveKind): void {
  stream.news.add(kind)
  stream.telling ??= setTimeout(() => {
    stream.telling = null
    const kinds = [...stream.news]
    stream.news.clear()
    void tell(streams, stream, 'changed', kinds)
  }, GAP_MS).unref()
}

async function tell(
  streams: Set<Stream>,
  stream: Stream,
  event: 'heartbeat' | 'changed',
  kinds: readonly LiveKind[] = [],
): Promise<void> {
  // A database error is no reason to end a session, only to send nothing.
  const allowed = await stream.readKinds().catch(() => 'unknown' as const)
  if (!streams.has(stream)) return
  if (allowed === null) {
    write(stream, 'ended', [])
    end(streams, stream)
  } else if (allowed === 'unknown' || (stream.controller.desiredSize ?? 0) <= 0) {
    end(streams, stream)
  } else {
    const heard = kinds.filter((kind) => allowed.includes(kind))
    if (event === 'heartbeat' || heard.length > 0) write(stream, event, heard)
  }
}

function write({ controller }: Stream, event: string, kinds: readonly LiveKind[]): void {
  const data = JSON.stringify({ kinds })
  controller.enqueue(new TextEncoder().encode(`event: ${event}\ndata: ${data}\n\n`))
}

function end(streams: Set<Stream>, stream: Stream): void {
  forget(streams, stream)
  stream.controller.close()
}

function forget(streams: Set<Stream>, stream: Stream): void {
  clearInterval(stream.heartbeat)
  if (stream.telling) clearTimeout(stream.telling)
  streams.delete(stream)
}
