import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createSealer, readSealingSecrets } from '#app/platform/seal.server.ts'

const OLD = 'an old secret that is long enough for a key'
const NEW = 'a new secret that is long enough for a key'
const text = 'Grüße, 世界, 🙂'

test('a sealed text opens with its key, and shows nothing of itself', () => {
  const sealer = createSealer([OLD])
  const sealed = sealer.seal(text, 'messages:1')
  expect(sealer.open(sealed, 'messages:1')).toEqual({ ok: true, value: text })
  expect(Buffer.from(sealed.sealed, 'base64url').includes(Buffer.from('Grüße'))).toBe(false)
  expect(sealer.seal(text, 'messages:1').sealed).not.toBe(sealed.sealed)
})

test('a sealed text opens in its own place only, and not after a change', () => {
  const sealer = createSealer([OLD])
  const sealed = sealer.seal(text, 'messages:1')
  expect(sealer.open(sealed, 'messages:2')).toEqual({ ok: false, problem: 'damaged' })
  for (const at of [0, 14, 30, sealed.sealed.length - 2]) {
    const other = sealed.sealed[at] === 'A' ? 'B' : 'A'
    const changed = sealed.sealed.slice(0, at) + other + sealed.sealed.slice(at + 1)
    expect(sealer.open({ ...sealed, sealed: changed }, 'messages:1').ok).toBe(false)
  }
  expect(sealer.open({ ...sealed, sealed: 'AAAA' }, 'messages:1').ok).toBe(false)
})

test('a key is rotated: the new one seals, both open, and without the old one its texts are lost', () => {
  const before = createSealer([OLD]).seal(text, 'a')
  const both = createSealer([NEW, OLD])
  expect(both.open(before, 'a')).toEqual({ ok: true, value: text })
  const after = both.seal(text, 'a')
  expect(after.keyId).not.toBe(before.keyId)
  expect(createSealer([NEW]).open(after, 'a').ok).toBe(true)
  expect(createSealer([NEW]).open(before, 'a')).toEqual({ ok: false, problem: 'lost-key' })
})

test('what was erased says so', () => {
  expect(createSealer([OLD]).open({ keyId: '', sealed: '' }, 'a')).toEqual({
    ok: false,
    problem: 'erased',
  })
})

test('a fingerprint is the same for the same text and key, and another for another key', () => {
  expect(createSealer([OLD]).fingerprint(text)).toBe(createSealer([OLD]).fingerprint(text))
  expect(createSealer([OLD]).fingerprint(text)).not.toBe(createSealer([NEW]).fingerprint(text))
})

test('without a configured secret one is made once, readable by its owner only; the file may hold several', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'seal-'))
  try {
    const made = await readSealingSecrets({ dataDir, messageKeys: [] })
    expect(await readSealingSecrets({ dataDir, messageKeys: [] })).toEqual(made)
    const file = path.join(dataDir, 'message-key')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    writeFileSync(file, `${NEW.replaceAll(' ', '-')}\n${made[0]}\n`)
    expect(await readSealingSecrets({ dataDir, messageKeys: [] })).toEqual([
      NEW.replaceAll(' ', '-'),
      made[0],
    ])
    expect(await readSealingSecrets({ dataDir, messageKeys: [OLD] })).toEqual([OLD])
  } finally {
    rmSync(dataDir, { recursive: true })
  }
})
