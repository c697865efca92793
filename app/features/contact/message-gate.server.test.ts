import { expect, test } from 'vitest'
import { createMessageGate, MESSAGE_LIMITS_PER } from '#app/features/contact/message-gate.server.ts'
import { aMessageContent, aSealer } from '#test/factories/messages.ts'

function aGate() {
  let at = Date.UTC(2026, 10, 21, 12)
  const gate = createMessageGate({ sealer: aSealer(), now: () => new Date(at) })
  let asked = 0
  return {
    pass: (seconds: number) => (at += seconds * 1_000),
    token(address = 'x') {
      const issued = gate.issueToken(address)
      if (!issued.ok) throw new Error('No token')
      return issued.value
    },
    gate,
    judge: (parts: Partial<Parameters<typeof gate.judge>[0]> = {}) =>
      gate.judge({
        address: `198.18.${(asked >> 8) & 255}.${asked++ & 255}`,
        token: '',
        trap: '',
        content: aMessageContent(),
        ...parts,
      }),
  }
}

test('a form that somebody filled in passes without a remark', () => {
  const { token, pass, judge } = aGate()
  const mine = token()
  pass(60)
  const judged = judge({ token: mine })
  expect(judged.ok && judged.value).toMatchObject({ signals: [], score: 0, isQuarantined: false })
  expect(judged.ok && judged.value.submissionId).toMatch(/^[0-9a-f-]{36}$/)
})

test('a form without JavaScript has no token, and that alone keeps nobody apart', () => {
  const judged = aGate().judge()
  expect(judged.ok && judged.value).toMatchObject({ signals: ['no-token'], isQuarantined: false })
})

test('a filled trap, a form that was sent at once, and links without a token are kept apart', () => {
  const { token, pass, judge } = aGate()
  const links = 'see http://a.example http://b.example https://c.example'
  const fast = judge({ token: token() })
  expect(fast.ok && fast.value).toMatchObject({ signals: ['too-fast'], isQuarantined: true })
  const trapped = judge({ trap: 'Buy!' })
  expect(trapped.ok && trapped.value.isQuarantined).toBe(true)
  const linked = judge({ content: aMessageContent({ message: links }) })
  expect(linked.ok && linked.value).toMatchObject({
    signals: ['no-token', 'many-links'],
    isQuarantined: true,
  })
  const mine = token()
  pass(60)
  const known = judge({ token: mine, content: aMessageContent({ message: links }) })
  expect(known.ok && known.value.isQuarantined).toBe(false)
})

test('a token that nobody issued, or that was changed, names no press', () => {
  const { token, pass, judge } = aGate()
  const mine = token()
  pass(60)
  const forged = ['nonsense', `${mine}x`, mine.replace('.', 'a.'), mine.slice(0, -2), 'a.b.c']
  for (const one of forged) {
    const judged = judge({ token: one })
    expect(judged.ok && judged.value, one).toMatchObject({
      signals: ['forged-token'],
      submissionId: null,
    })
  }
})

test('a form that was left open over night is taken, and still known as the same press', () => {
  const { token, pass, judge } = aGate()
  const mine = token()
  pass(20 * 3_600)
  const judged = judge({ token: mine })
  expect(judged.ok && judged.value).toMatchObject({ signals: ['old-token'], isQuarantined: false })
  expect(judged.ok && judged.value.submissionId).not.toBeNull()
})

test('a clock that was set back by a day makes nobody a machine', () => {
  const { token, pass, judge } = aGate()
  const mine = token()
  pass(-86_400)
  const judged = judge({ token: mine })
  expect(judged.ok && judged.value.isQuarantined).toBe(false)
})

test('one address may send ten at once, then one a minute; a whole IPv6 network is one address', () => {
  const { pass, judge } = aGate()
  const from = (end: number) => judge({ address: `2001:db8:1:2::${end.toString(16)}` }).ok
  const tries = Array.from({ length: 100 }, (_, index) => from(index + 1))
  expect(tries.filter(Boolean)).toHaveLength(MESSAGE_LIMITS_PER.address.burst)
  const refused = judge({ address: '2001:db8:1:2::ffff' })
  expect(!refused.ok && refused.problem.retryAfterSeconds).toBe(60)
  expect(judge({ address: '2001:db8:1:3::1' }).ok).toBe(true)
  pass(61)
  expect(from(7)).toBe(true)
})

test('in a flood from everywhere, doubtful messages are kept apart and those of people pass', () => {
  const { token, pass, judge } = aGate()
  const mine = token()
  pass(5)
  const flood = Array.from({ length: 500 }, () => judge())
  const apart = flood.filter((judged) => judged.ok && judged.value.isQuarantined)
  expect(flood.every(({ ok }) => ok)).toBe(true)
  expect(apart.length).toBe(500 - MESSAGE_LIMITS_PER.doubtful.burst)
  const person = judge({ token: mine })
  expect(person.ok && person.value).toMatchObject({ signals: [], isQuarantined: false })
})

test('nobody is refused a first message for what some hundred others send', () => {
  const { judge } = aGate()
  const flood = Array.from({ length: 300 }, (_, address) =>
    Array.from({ length: 10 }, () => judge({ address: `203.0.${address >> 8}.${address & 255}` })),
  ).flat()
  // Two of each are first ones, the rest share the room that there is for all.
  expect(flood.filter(({ ok }) => ok)).toHaveLength(300 * 2 + MESSAGE_LIMITS_PER.all.burst)
  expect(judge({ address: '192.0.2.1' }).ok).toBe(true)
})

test('whoever was shown a few pages that say no gets a small one for a minute, and nobody else', () => {
  const { gate, pass } = aGate()
  for (let index = 0; index < MESSAGE_LIMITS_PER.refusedPage.burst; index += 1) {
    gate.countRefusedPage('192.0.2.1')
    expect(gate.isFlooding('192.0.2.1')).toBe(false)
  }
  gate.countRefusedPage('192.0.2.1')
  expect(gate.isFlooding('192.0.2.1')).toBe(true)
  expect(gate.isFlooding('192.0.2.2')).toBe(false)
  pass(61)
  expect(gate.isFlooding('192.0.2.1')).toBe(false)
})

test('tokens are limited by address as well', () => {
  const { gate } = aGate()
  const asked = Array.from({ length: 100 }, () => gate.issueToken('192.0.2.1').ok)
  expect(asked.filter(Boolean)).toHaveLength(MESSAGE_LIMITS_PER.token.burst)
})
