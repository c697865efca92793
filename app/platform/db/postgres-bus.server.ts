import { parseJson } from '#app/platform/parse-json.ts'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { type Bus, type BusEvent, busKinds } from '#app/platform/bus.server.ts'
import type { Logger } from '#app/platform/log.server.ts'
import { listedDelays, retryWithBackoff } from '#app/platform/retry.ts'

export type SharedBus = { bus: Bus; close(): Promise<void> }

type Line = {
  databaseUrl: string
  log: Logger
  limits: typeof BUS_LIMITS
  local: Bus
  origin: string
  client: Client | null
  /** Connections of all processes to the bus. */
  known: readonly number[]
  unsent: Set<BusEvent['kind']>
  wasConnected: boolean
  onLost: () => void
}

const CHANNEL = 'site_bus'
/** Every running process of the site has one connection of this name. */
export const BUS_CONNECTION = 'site bus'
// No delay at first: until then changes elsewhere are missed.
const RECONNECT_MS = [0, 1_000, 2_000, 5_000, 10_000]

// Together the time after which a connection that fell silent is opened again: within 5 s (decision 31).
/** @internal exported for tests */
export const BUS_LIMITS = { checkEveryMs: 1_000, silenceMs: 2_000 }

// Uses LISTEN and NOTIFY on a connection of its own; after a lost connection everything counts as changed, and a pooler must pool by
// session.
export async function joinPostgresBus(
  local: Bus,
  parts: Pick<Line, 'databaseUrl' | 'log'> & Partial<Pick<Line, 'limits'>>,
): Promise<SharedBus> {
  const line: Line = {
    limits: BUS_LIMITS,
    ...parts,
    local,
    origin: randomUUID(),
    client: null,
    known: [],
    unsent: new Set(),
    wasConnected: false,
    onLost: () => undefined,
  }
  const closing = new AbortController()
  await new Promise<void>((resolve) => void stayConnected(line, closing.signal, resolve))
  // A connection that a firewall dropped silently would never report an error.
  const checking = setInterval(() => void check(line), line.limits.checkEveryMs).unref()
  return {
    bus: {
      subscribe: (listener) => local.subscribe(listener),
      publish(event) {
        local.publish(event)
        send(line, event.kind)
      },
    },
    async close() {
      closing.abort()
      clearInterval(checking)
      await line.client?.end()
    },
  }
}

function stayConnected(line: Line, signal: AbortSignal, onAttempt: () => void): Promise<void> {
  const connectUntilLost = async (reset: () => void) => {
    const lost = new Promise<void>((resolve) => {
      line.onLost = resolve
    })
    if (await connect(line)) reset()
    onAttempt()
    await lost
  }
  return retryWithBackoff(connectUntilLost, {
    delayMs: listedDelays(RECONNECT_MS),
    shouldRetry: () => true,
    signal,
    // A process that has nothing else to do may end.
    wait: (ms) => sleep(ms, undefined, { ref: false, signal }).catch(() => undefined),
  })
}

async function connect(line: Line): Promise<boolean> {
  const client = new Client({
    connectionString: line.databaseUrl,
    connectionTimeoutMillis: line.limits.silenceMs,
    query_timeout: line.limits.silenceMs,
    keepAlive: true,
    application_name: BUS_CONNECTION,
  })
  const lost = () => lose(line, client)
  // Both come when a connection breaks, in either order.
  client.on('error', lost)
  client.on('end', lost)
  client.on('notification', ({ payload = '' }) => receive(line, payload))
  line.client = client
  try {
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
    line.known = await listConnections(client)
  } catch (error) {
    line.log.error('bus not connected', error)
    lose(line, client)
    return false
  }
  if (line.client !== client) return false
  // Events published meanwhile were missed.
  if (line.wasConnected) {
    line.log.info('bus connected again')
    countAllAsChanged(line)
  }
  line.wasConnected = true
  const kinds = [...line.unsent]
  line.unsent.clear()
  for (const kind of kinds) send(line, kind)
  return true
}

function lose(line: Line, client: Client): void {
  if (line.client !== client) return
  line.client = null
  client.end().catch(() => undefined)
  // Cached pages stay, because with the database down they are all that readers have.
  line.onLost()
}

function send(line: Line, kind: BusEvent['kind']): void {
  const { client, origin, unsent } = line
  if (!client) {
    unsent.add(kind)
    return
  }
  client
    .query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify({ origin, kind })])
    .catch(() => {
      unsent.add(kind)
      lose(line, client)
    })
}

function receive({ local, origin, log }: Line, payload: string): void {
  const notice = readNotice(payload)
  if (!notice) log.error('bus heard something it does not understand', new Error('unknown notice'))
  else if (notice.origin !== origin) local.publish({ kind: notice.kind })
}

function readNotice(payload: string): { origin: unknown; kind: BusEvent['kind'] } | null {
  const { origin, kind } = (parseJson(payload) ?? {}) as { origin?: unknown; kind?: unknown }
  const known = busKinds.find((each) => each === kind)
  return known ? { origin, kind: known } : null
}

function countAllAsChanged({ local }: Line): void {
  for (const kind of busKinds) local.publish({ kind })
}

async function check(line: Line): Promise<void> {
  const { client, known } = line
  if (!client) return
  try {
    const found = await listConnections(client)
    if (line.client !== client) return
    line.known = found
    // A process that was killed may have stored a change that it could not tell of any more.
    if (known.some((pid) => !found.includes(pid))) countAllAsChanged(line)
  } catch {
    lose(line, client)
  }
}

async function listConnections(client: Client): Promise<number[]> {
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where application_name = $1 and datname = current_database()',
    [BUS_CONNECTION],
  )
  return rows.map(({ pid }) => pid)
}
