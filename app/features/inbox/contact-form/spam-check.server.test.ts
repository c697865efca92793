import { expect, test } from 'vitest'
import {
  createSpamCheck,
  MESSAGE_LIMITS_PER,
} from '#app/features/inbox/contact-form/spam-check.server.ts'
import { aMessageContent, aCipher } from '#test/factories/inbox.ts'

function aGate() {
  let at = Date.UTC(2026, 10, 21, 12)
  const gate = createSpamCheck({ cipher: aCipher(), now: () => new Date(at) })
  let requested = 0
  return {
    pass: (seconds: number) => (at += seconds * 1_000),
    token(address = 'x') {
      const issued = gate.issueToken(address)
      if (!issued.ok) throw new Error('No token')
      return issued.value
    },
    gate,
    check: (parts: Partial<Parameters<typeof gate.check>[0]> = {}) => {
      const address = `198.18.${(requested >> 8) & 255}.${requested++ & 255}`
      const content = aMessageContent()
      return gate.check({ address, token: '', honeypot: '', content, ...parts })
    },
  }
}

const links = 'see http://a.example http://b.example https://c.example'
const LINKS = { content: aMessageContent({ message: links }) }

test.each([
  ['a form that someone filled in passes without a remark', 60, {}, [], false],
  ['a form that was sent at once is quarantined', 0, {}, ['too-fast'], true],
  ['a filled honeypot is quarantined', 60, { honeypot: 'Buy!' }, ['trap-filled'], true],
  ['many links alone suffice', 60, LINKS, ['many-links'], true],
  ['a form that was left open over night is taken', 20 * 3_600, {}, ['old-token'], false],
  ['a clock that was set back by a day makes no one a machine', -86_400, {}, ['old-token'], false],
  ['without JavaScript there is no token: no reason', null, {}, ['no-token'], false],
  ['with links and no token it is quarantined', null, LINKS, ['no-token', 'many-links'], true],
])('%s', (_, seconds, parts, signals, isQuarantined) => {
  const { token, pass, check } = aGate()
  const mine = seconds === null ? '' : token()
  pass(seconds ?? 0)
  const checked = check({ token: mine, ...parts })
  expect(checked.ok && checked.value).toMatchObject({ signals, isQuarantined })
  const press = seconds === null ? /^null$/ : /^[0-9a-f-]{36}$/
  expect(String(checked.ok && checked.value.submissionId)).toMatch(press)
})

const documents =
  'https://www.uscis.gov/i-130 https://drive.google.com/file/d/1 https://drive.google.com/file/d/2 https://egov.uscis.gov/casestatus'
const saying = (message: string) => ({ content: aMessageContent({ message }) })

test.each([
  [
    'links and spam words',
    'casino viagra https://a.example https://b.example www.c.example http://d.example',
    true,
  ],
  ['links and spam words among others', `Best BACKLINKS and Forex! ${links}`, true],
  ['markup and spam words', '<a href="//a.example">Cialis</a> jackpot', true],
  [
    'spam words alone',
    'My employer runs a casino with betting and was fined. Do I keep my visa?',
    false,
  ],
  ['a casino worker', `I deal cards in a casino. My papers: ${documents}`, false],
  [
    'a client in Spanish',
    `Buenos días, aquí están los documentos de mi hermano: ${documents} ¿Falta algo?`,
    false,
  ],
  [
    'a client in French',
    `Bonjour, voici les pièces de mon dossier : ${documents} Merci de votre réponse.`,
    false,
  ],
  [
    'a client in Portuguese',
    `Olá, envio os documentos do meu processo: ${documents} Falta alguma coisa?`,
    false,
  ],
  ['a client in Arabic', `مرحبا، هذه وثائق قضيتي: ${documents} هل ينقص شيء؟`, false],
])('is it quarantined: %s', (_, message, isQuarantined) => {
  const { token, pass, check } = aGate()
  const mine = token()
  pass(60)
  const checked = check({ token: mine, ...saying(message) })
  expect(checked.ok && checked.value.isQuarantined).toBe(isQuarantined)
})

test('a token that no one issued, or that was changed, names no press', () => {
  const { token, pass, check } = aGate()
  const mine = token()
  pass(60)
  const forged = ['nonsense', `${mine}x`, mine.replace('.', 'a.'), mine.slice(0, -2), 'a.b.c']
  for (const one of forged) {
    const checked = check({ token: one })
    const forgery = { signals: ['forged-token'], submissionId: null }
    expect(checked.ok && checked.value, one).toMatchObject(forgery)
  }
})

test('one address may send ten at once, then one a minute; a whole IPv6 network is one address', () => {
  const { pass, check } = aGate()
  const from = (end: number) => check({ address: `2001:db8:1:2::${end.toString(16)}` }).ok
  const tries = Array.from({ length: 100 }, (_, index) => from(index + 1))
  expect(tries.filter(Boolean)).toHaveLength(MESSAGE_LIMITS_PER.address.burst)
  const refused = check({ address: '2001:db8:1:2::ffff' })
  expect(!refused.ok && refused.problem.retryAfterSeconds).toBe(60)
  expect(check({ address: '2001:db8:1:3::1' }).ok).toBe(true)
  pass(61)
  expect(from(7)).toBe(true)
})

test('in a flood from everywhere, doubtful messages are kept apart and those of people pass', () => {
  const { token, pass, check } = aGate()
  const mine = token()
  pass(5)
  const flood = Array.from({ length: 500 }, () => check())
  const apart = flood.filter((checked) => checked.ok && checked.value.isQuarantined)
  expect(flood.every(({ ok }) => ok)).toBe(true)
  expect(apart.length).toBe(500 - MESSAGE_LIMITS_PER.untrusted.burst)
  const person = check({ token: mine })
  expect(person.ok && person.value).toMatchObject({ signals: [], isQuarantined: false })
})

test('no one is refused a first message for what some hundred others send', () => {
  const { check } = aGate()
  const flood = Array.from({ length: 300 }, (_, address) =>
    Array.from({ length: 10 }, () => check({ address: `203.0.${address >> 8}.${address & 255}` })),
  ).flat()
  // Two of each are first ones, the rest share the room that there is for all.
  expect(flood.filter(({ ok }) => ok)).toHaveLength(300 * 2 + MESSAGE_LIMITS_PER.all.burst)
  expect(check({ address: '192.0.2.1' }).ok).toBe(true)
})

test('anyone who was shown a few pages that say no gets a small one for a minute, and no one else', () => {
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
  const requested = Array.from({ length: 100 }, () => gate.issueToken('192.0.2.1').ok)
  expect(requested.filter(Boolean)).toHaveLength(MESSAGE_LIMITS_PER.token.burst)
})
