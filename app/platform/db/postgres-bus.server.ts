import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { type Bus, type BusEvent, busKinds } from '#app/platform/bus.server.ts'
import type { Logger } from '#app/platform/log.server.ts'

/** A bus that several processes share. */
export type SharedBus = { bus: Bus; close(): Promise<void> }

type Parts = { databaseUrl: string; log: Logger }

type Line = Parts & {
  local: Bus
  /** Tells our own events from those of others. */
  origin: string
  client: Client | null
  /** What could not be said while the connection was away. */
  unsent: Set<BusEvent['kind']>
  /** How often in a row there was no connection. */
  failures: number
  wasConnected: boolean
  reconnecting: NodeJS.Timeout | null
  isClosed: boolean
}

const CHANNEL = 'site_bus'
// At once the first time: until then changes elsewhere are not heard of.
const RECONNECT_MS = [0, 1_000, 2_000, 5_000, 10_000]
const CHECK_MS = 30_000
const PATIENCE_MS = 3_000

/**
 * Joins the bus of this process to those of the others on the same PostgreSQL database, by LISTEN and NOTIFY. Our own
 * listeners still run before `publish` returns; those of the others a moment later. When the connection was away, everything
 * is taken to have changed. It needs a connection of its own, so behind a pooler that pool must be by session.
 */
export async function joinPostgresBus(local: Bus, parts: Parts): Promise<SharedBus> {
  const line: Line = {
    ...parts,
    local,
    origin: randomUUID(),
    client: null,
    unsent: new Set(),
    failures: 0,
    wasConnected: false,
    reconnecting: null,
    isClosed: false,
  }
  await connect(line)
  // A connection that a firewall has cut without a word would be silent for ever.
  const checking = setInterval(() => void check(line), CHECK_MS).unref()
  return {
    bus: {
      subscribe: (listener) => local.subscribe(listener),
      publish(event) {
        local.publish(event)
        send(line, event.kind)
      },
    },
    async close() {
      line.isClosed = true
      clearInterval(checking)
      if (line.reconnecting) clearTimeout(line.reconnecting)
      await line.client?.end()
    },
  }
}

async function connect(line: Line): Promise<void> {
  const client = new Client({
    connectionString: line.databaseUrl,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    keepAlive: true,
    application_name: 'site bus',
  })
  const lost = () => lose(line, client)
  // Both come when a connection breaks, in either order.
  client.on('error', lost)
  client.on('end', lost)
  client.on('notification', ({ payload = '' }) => hear(line, payload))
  line.client = client
  try {
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
  } catch (error) {
    line.log.error('bus not connected', error)
    lose(line, client)
    return
  }
  if (line.client !== client) return
  line.failures = 0
  if (line.wasConnected) catchUp(line)
  line.wasConnected = true
  const kinds = [...line.unsent]
  line.unsent.clear()
  for (const kind of kinds) send(line, kind)
}

// Whatever the others have said meanwhile was not heard.
function catchUp({ local, log }: Line): void {
  log.info('bus connected again')
  for (const kind of busKinds) local.publish({ kind })
}

function lose(line: Line, client: Client): void {
  if (line.client !== client) return
  line.client = null
  client.end().catch(() => undefined)
  if (line.isClosed) return
  // What is kept stays: with the database away it is all that readers have, and once it is back everything counts as changed.
  const wait = RECONNECT_MS[Math.min(line.failures, RECONNECT_MS.length - 1)]
  line.failures += 1
  line.reconnecting = setTimeout(() => void connect(line), wait).unref()
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

function hear({ local, origin, log }: Line, payload: string): void {
  const said = readNotice(payload)
  if (!said) log.error('bus heard something it does not understand', new Error('unknown notice'))
  else if (said.origin !== origin) local.publish({ kind: said.kind })
}

function readNotice(payload: string): { origin: unknown; kind: BusEvent['kind'] } | null {
  try {
    const { origin, kind } = JSON.parse(payload) as { origin?: unknown; kind?: unknown }
    const known = busKinds.find((each) => each === kind)
    return known ? { origin, kind: known } : null
  } catch {
    return null
  }
}

async function check(line: Line): Promise<void> {
  const { client } = line
  if (!client) return
  await client.query('select 1').catch(() => lose(line, client))
}
