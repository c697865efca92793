import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { MessageContent } from '#app/features/inbox/contact-form/message.ts'
import { type TextSignal, textSignals } from '#app/features/inbox/contact-form/spam-text.server.ts'
import { addressGroup } from '#app/platform/http/client-address.server.ts'
import { createRateLimit, type RateLimit } from '#app/platform/http/rate-limit.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import type { Cipher } from '#app/platform/secrets/cipher.server.ts'
import { HOUR_MS, MINUTE_MS } from '#app/platform/time.ts'

type Limited = { retryAfterSeconds: number }

type Arrival = { address: string; token: string; honeypot: string; content: MessageContent }

/** Nothing is thrown away: suspected spam is quarantined. */
type SpamVerdict = {
  submissionId: string | null
  signals: Signal[]
  score: number
  isQuarantined: boolean
}

/**
 * How many messages are taken. `address` is one household or one library; `untrusted` is everything that brings no good token,
 * from all addresses together: beyond it such messages are kept apart. `all` is what all addresses together may send beyond
 * their `first` ones, so that no one's first message is refused for what others do; only `disk` does that, which keeps a
 * flood from some thousand addresses from filling it. `confirmation` is what one e-mail address gets.
 */
export const MESSAGE_LIMITS_PER = {
  token: { burst: 30, perSecond: 1 / 5 },
  address: { burst: 10, perSecond: 1 / 60 },
  untrusted: { burst: 60, perSecond: 1 / 2 },
  first: { burst: 2, perSecond: 1 / 600 },
  all: { burst: 2_000, perSecond: 2 },
  disk: { burst: 20_000, perSecond: 5 },
  refusedPage: { burst: 3, perSecond: 1 / 60 },
  confirmation: { burst: 3, perSecond: 1 / 14_400 },
} as const

const EVERYBODY = ''
const FLOOD_MS = MINUTE_MS
const FLOODERS_KEPT = 50_000

export function createSpamCheck({ cipher, now }: { cipher: Cipher; now: () => Date }) {
  const key = cipher.deriveKey('form-token')
  const limits = createLimits(now)
  const floods = createFloodWatch(limits.refusedPage, now)
  return {
    issueToken(address: string): Result<string, Limited> {
      const decision = limits.token.take(addressGroup(address))
      return decision.isAllowed ? ok(issueFormToken(key, now())) : fail(decision)
    },
    check({ address, token, honeypot, content }: Arrival): Result<SpamVerdict, Limited> {
      const own = limits.address.take(addressGroup(address))
      if (!own.isAllowed) return fail(own)
      const isFirst = limits.first.take(addressGroup(address)).isAllowed
      const all = (isFirst ? limits.disk : limits.all).take(EVERYBODY)
      if (!all.isAllowed) return fail(all)
      const reading = readFormToken(key, token, now())
      const signals = [...signalsOf(reading, honeypot), ...textSignals(content)]
      if (signals.length > 0 && !limits.untrusted.take(EVERYBODY).isAllowed) signals.push('flood')
      const score = signals.reduce((sum, signal) => sum + WEIGHTS[signal], 0)
      const submissionId = reading.kind === 'read' ? reading.submissionId : null
      return ok({ submissionId, signals, score, isQuarantined: score >= QUARANTINE_SCORE })
    },
    /** A flooding address soon gets a small page instead of a whole one. */
    countRefusedPage: (address: string) => floods.count(addressGroup(address)),
    /** For a minute. */
    isFlooding: (address: string) => floods.isFlooding(addressGroup(address)),
  }
}

function createLimits(now: () => Date) {
  const limits = Object.entries(MESSAGE_LIMITS_PER).map(([name, limit]) => [
    name,
    createRateLimit({ ...limit, now }),
  ])
  return Object.fromEntries(limits) as Record<keyof typeof MESSAGE_LIMITS_PER, RateLimit>
}

function signalsOf(reading: TokenReading, honeypot: string): Signal[] {
  const caughtByHoneypot: Signal[] = honeypot.trim() === '' ? [] : ['trap-filled']
  if (reading.kind === 'read') return [...caughtByHoneypot, ...ageSignals(reading.ageMs)]
  return [...caughtByHoneypot, reading.kind === 'none' ? 'no-token' : 'forged-token']
}

function createFloodWatch(pages: RateLimit, now: () => Date) {
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

/** Only the form's age, not who asked for it. */
type TokenReading =
  | { kind: 'none' }
  | { kind: 'forged' }
  | { kind: 'read'; submissionId: string; ageMs: number }

/** An idempotency key for one filling of the form, which also tells how long the form was open. */
function issueFormToken(key: Buffer, now: Date): string {
  const body = `${now.getTime().toString(36)}.${randomUUID()}`
  return `${body}.${sign(key, body)}`
}

/** '' is no token. */
function readFormToken(key: Buffer, token: string, now: Date): TokenReading {
  if (token === '') return { kind: 'none' }
  const [, body = '', issued = '', submissionId = '', mark = ''] =
    /^(([0-9a-z]{8,9})\.([0-9a-f-]{36}))\.([\w-]{43})$/.exec(token) ?? []
  const isOurs = timingSafeEqual(Buffer.from(sign(key, body)), Buffer.from(mark.padEnd(43)))
  if (body === '' || !isOurs) return { kind: 'forged' }
  return { kind: 'read', submissionId, ageMs: now.getTime() - Number.parseInt(issued, 36) }
}

function sign(key: Buffer, body: string): string {
  return createHmac('sha256', key).update(body).digest('base64url')
}

/** From 5 it suffices alone for quarantine. */
const WEIGHTS = {
  'trap-filled': 10,
  'too-fast': 5,
  'forged-token': 4,
  // Expected without JavaScript, so it counts only together with another signal.
  'no-token': 1,
  'old-token': 1,
  'many-links': 5,
  'bare-link': 5,
  markup: 5,
  gibberish: 5,
  marketing: 5,
  gambling: 5,
  money: 5,
  goods: 5,
  demand: 5,
  sales: 5,
  flood: 4,
} satisfies Record<TextSignal, number> & Record<string, number>

type Signal = keyof typeof WEIGHTS

/** From here a message is quarantined. */
const QUARANTINE_SCORE = 5

/** In milliseconds; no one reads the notice and fills in three fields in less. */
const SHORTEST_FILLING_MS = 3_000

/** A form that was open longer was left and found again. */
const LONGEST_FILLING_MS = 12 * HOUR_MS

// A clock that was set back a little makes a token look as if it came from the future.
const CLOCK_STEP_MS = MINUTE_MS

/** @param ageMs from the first touch of the form to its sending */
function ageSignals(ageMs: number): Signal[] {
  if (ageMs < -CLOCK_STEP_MS || ageMs > LONGEST_FILLING_MS) return ['old-token']
  return ageMs < SHORTEST_FILLING_MS ? ['too-fast'] : []
}
