import { LRUCache } from 'lru-cache'
import {
  issueFormToken,
  readFormToken,
  type TokenReading,
} from '#app/features/contact/form-token.server.ts'
import {
  ageSignals,
  QUARANTINE_SCORE,
  scoreOf,
  type Signal,
  textSignals,
} from '#app/features/contact/message-score.ts'
import type { MessageContent } from '#app/features/contact/message.ts'
import { addressGroup } from '#app/platform/http/client-address.server.ts'
import { createRateLimit } from '#app/platform/http/rate-limit.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import type { Sealer } from '#app/platform/seal.server.ts'
import { MINUTE_MS } from '#app/platform/time.ts'

/** Too many came. */
export type Limited = { retryAfterSeconds: number }

/** A message that wants to be kept. `trap` is what stands in the field that people never see. */
export type Arrival = { address: string; token: string; trap: string; content: MessageContent }

/** What the gate makes of it. Nothing is thrown away: what looks like spam is kept apart. */
export type Judgement = {
  submissionId: string | null
  signals: Signal[]
  score: number
  isQuarantined: boolean
}

/** Keeps floods out and spam apart, without asking anybody else. */
export type MessageGate = {
  /** A token for a form that was just touched. */
  issueToken(address: string): Result<string, Limited>
  judge(arrival: Arrival): Result<Judgement, Limited>
  /** Remembers that an address was shown a whole page that says no. */
  countRefusedPage(address: string): void
  /** Whether an address was shown so many of them that it gets a small one from now on, for a minute. */
  isFlooding(address: string): boolean
}

/**
 * How many messages are taken. `address` is one household or one library; `doubtful` is everything that brings no good token,
 * from all addresses together: beyond it such messages are kept apart. `all` is what all addresses together may send beyond
 * their `first` ones, so that nobody's first message is refused for what others do; only `disk` does that, which keeps a
 * flood from some thousand addresses from filling it.
 * @internal exported for tests
 */
export const MESSAGE_LIMITS_PER = {
  token: { burst: 30, perSecond: 1 / 5 },
  address: { burst: 10, perSecond: 1 / 60 },
  doubtful: { burst: 60, perSecond: 1 / 2 },
  first: { burst: 2, perSecond: 1 / 600 },
  all: { burst: 2_000, perSecond: 2 },
  disk: { burst: 20_000, perSecond: 5 },
  refusedPage: { burst: 3, perSecond: 1 / 60 },
} as const

const EVERYBODY = ''
const FLOOD_MS = MINUTE_MS
const FLOODERS_KEPT = 50_000

export function createMessageGate({
  sealer,
  now,
}: {
  sealer: Sealer
  now: () => Date
}): MessageGate {
  const key = sealer.deriveKey('form-token')
  const limits = createLimits(now)
  const floods = createFloodWatch(now)
  return {
    issueToken(address) {
      const decision = limits.token.take(addressGroup(address))
      return decision.isAllowed ? ok(issueFormToken(key, now())) : fail(decision)
    },
    judge({ address, token, trap, content }) {
      const own = limits.address.take(addressGroup(address))
      if (!own.isAllowed) return fail(own)
      const isFirst = limits.first.take(addressGroup(address)).isAllowed
      const all = (isFirst ? limits.disk : limits.all).take(EVERYBODY)
      if (!all.isAllowed) return fail(all)
      const reading = readFormToken(key, token, now())
      const signals = [...signalsOf(reading, trap), ...textSignals(content)]
      if (signals.length > 0 && !limits.doubtful.take(EVERYBODY).isAllowed) signals.push('flood')
      const score = scoreOf(signals)
      const submissionId = reading.kind === 'read' ? reading.submissionId : null
      return ok({ submissionId, signals, score, isQuarantined: score >= QUARANTINE_SCORE })
    },
    countRefusedPage: (address) => floods.count(addressGroup(address)),
    isFlooding: (address) => floods.isFlooding(addressGroup(address)),
  }
}

function createLimits(now: () => Date) {
  const limitOf = (name: keyof typeof MESSAGE_LIMITS_PER) =>
    createRateLimit({ ...MESSAGE_LIMITS_PER[name], now })
  return {
    token: limitOf('token'),
    address: limitOf('address'),
    doubtful: limitOf('doubtful'),
    first: limitOf('first'),
    all: limitOf('all'),
    disk: limitOf('disk'),
  }
}

function signalsOf(reading: TokenReading, trap: string): Signal[] {
  const trapped: Signal[] = trap.trim() === '' ? [] : ['trap-filled']
  if (reading.kind === 'read') return [...trapped, ...ageSignals(reading.ageMs)]
  return [...trapped, reading.kind === 'none' ? 'no-token' : 'forged-token']
}

function createFloodWatch(now: () => Date) {
  const pages = createRateLimit({ ...MESSAGE_LIMITS_PER.refusedPage, now })
  const floodsUntil = new LRUCache<string, number>({
    maxSize: FLOODERS_KEPT,
    sizeCalculation: () => 1,
  })
  return {
    count(group: string) {
      if (pages.take(group).isAllowed) return
      floodsUntil.set(group, now().getTime() + FLOOD_MS)
    },
    isFlooding(group: string) {
      const left = (floodsUntil.get(group) ?? 0) - now().getTime()
      return left > 0 && left <= FLOOD_MS
    },
  }
}
